import { type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { glass, gloss, matte, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, box, drum, group, placed, slab } from '../../../studio/shapes.ts'
import { disc, pane, rounded } from '../../../studio/soft-shapes.ts'
import { painted } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { closedCase, hinged, mirrorGlass, puff, roundCase, squareCase } from '../parts/compacts.ts'
import { smear } from '../parts/dabs.ts'
import { chrome, creamy, gold } from '../parts/stuff.ts'

/** Skin-coloured sponge with pores, soaked. */
const sponge = (skin: string): Material =>
  new MeshPhysicalMaterial({
    map: painted(256, 256, (pen, w, h) => {
      pen.fillStyle = skin
      pen.fillRect(0, 0, w, h)
      for (let y = 0; y < 30; y += 1)
        for (let x = 0; x < 30; x += 1) {
          pen.fillStyle = noise(x * 31 + y * 7) > 0.4 ? darker(skin, 0.34) : darker(skin, 0.2)
          pen.beginPath()
          pen.arc(((x + (y % 2) * 0.5 + 0.3) / 30) * w, ((y + 0.5) / 30) * h, 1.5 + noise(x + y * 40) * 1.1, 0, 7)
          pen.fill()
        }
    }),
    roughness: 0.5,
    clearcoat: 0.5,
    clearcoatRoughness: 0.3,
  })

const R = 3.9

/** Round cushion compact, open; the puff leans on it, lies on the cushion, or is left out. */
export const cushion = (
  main: string,
  place: 'leaning' | 'inside' | 'none' = 'leaning',
  rim: Material = gold(0.24),
): Object3D => {
  const skin = '#e6bf9c'
  const sits =
    place === 'leaning'
      ? [
          at(placed(puff(2.7, '#f2e9df', darker(main, 0.1)), { rx: 1.05, y: 2.7 * Math.sin(1.05) - 0.05 }), {
            x: 3.4,
            z: 3.1,
            ry: 0.6,
          }),
        ]
      : place === 'inside'
        ? [at(placed(puff(2.5, '#f2e9df', lighter(main, 0.2)), { rx: 0.14, ry: 0.5 }), { x: 0.8, y: 1.86, z: 0.5 })]
        : []
  return group(
    roundCase(R, gloss(main), plastic('#f3eee6', 0.36), { high: 1.6, lean: 0.3, rim }),
    at(drum(3.05, 3.05, 0.12, chrome(0.3), 0.05), { y: 1.62 }),
    at(disc(2.9, sponge(skin)), { y: 1.755 }),
    ...sits,
  )
}

/** A closed compact lying, another one standing on its edge behind it. */
export const closedPair = (main: string): Object3D =>
  group(
    closedCase(R, gloss(main)),
    at(placed(closedCase(R, gloss(main)), { rx: Math.PI / 2 - 0.12, y: R }), { x: 2.6, z: -4.6, ry: -0.2 }),
  )

/** Open compact with a stroke of foundation before it. */
export const cushionWithStroke = (main: string): Object3D =>
  group(
    cushion(main, 'none'),
    at(smear(6.4, 1.5, 0.14, creamy('#e3b68e', 0.4, 0.3), 3), { x: -0.6, z: 5.9, ry: 0.12 }),
    at(placed(puff(2.3, '#f2e9df', lighter(main, 0.2)), {}), { x: 5.4, z: 2.6, ry: 0.7 }),
  )

const leafPrint = (tone: string, w: number): Material =>
  new MeshPhysicalMaterial({
    map: painted(320, 320, (pen, pw, ph) => {
      pen.fillStyle = tone
      pen.fillRect(0, 0, pw, ph)
      const line = (ink: string, shift: number) => {
        pen.strokeStyle = ink
        pen.lineWidth = pw * 0.014
        pen.lineCap = 'round'
        pen.beginPath()
        pen.moveTo(pw * 0.5, ph * 0.9 + shift)
        pen.quadraticCurveTo(pw * 0.54, ph * 0.5 + shift, pw * 0.5, ph * 0.12 + shift)
        pen.stroke()
        for (let i = 0; i < 10; i += 1) {
          const side = i % 2 ? 1 : -1
          const y = ph * (0.8 - Math.floor(i / 2) * 0.14)
          const reach = pw * (0.3 - Math.floor(i / 2) * 0.035)
          pen.beginPath()
          pen.moveTo(pw * 0.51, y + shift)
          pen.bezierCurveTo(
            pw * 0.51 + side * reach * 0.3,
            y - ph * 0.14 + shift,
            pw * 0.51 + side * reach,
            y - ph * 0.16 + shift,
            pw * 0.51 + side * reach,
            y - ph * 0.17 + shift,
          )
          pen.bezierCurveTo(
            pw * 0.51 + side * reach,
            y - ph * 0.05 + shift,
            pw * 0.51 + side * reach * 0.6,
            y + shift,
            pw * 0.51,
            y + shift,
          )
          pen.stroke()
        }
      }
      line(darker(tone, 0.26), 0)
      line(lighter(tone, 0.5), w)
    }),
    roughness: 0.9,
  })

/** Thin square compact, open: pressed powder with an embossed leaf, a flat puff. */
export const powder = (main: string, look: 'leaning' | 'beside' | 'none' = 'leaning'): Object3D => {
  const [w, high] = [7.4, 0.95]
  const tone = '#ecd0b4'
  const flat = (size: number) => {
    const stuff = new MeshPhysicalMaterial({ color: '#f4ece2', roughness: 0.95, sheen: 0.7, sheenRoughness: 0.5 })
    return group(
      at(slab(rounded(size, size, 0.8), 0.7, 0.28, stuff), { y: 0.35, rx: -Math.PI / 2 }),
      at(box(size * 0.98, 0.06, size * 0.3, 0.02, matte(main, 0.6)), { y: 0.72 }),
    )
  }
  return group(
    squareCase(w, w, plastic(main, 0.34), plastic(lighter(main, 0.55), 0.4), {
      high,
      lean: 0.3,
      round: 0.8,
      lip: 0.36,
    }),
    at(slab(rounded(6.1, 6.1, 0.5), 0.14, 0.04, chrome(0.3)), { y: high + 0.04, rx: -Math.PI / 2 }),
    at(placed(pane(5.86, 5.86, 0.4, leafPrint(tone, 4)), { rx: -Math.PI / 2 }), { y: high + 0.13 }),
    ...(look === 'leaning'
      ? [at(placed(flat(5), { rx: 0.96, y: 2.5 * Math.sin(0.96) - 0.04 }), { x: 3.9, z: 4.2, ry: 0.46 })]
      : look === 'beside'
        ? [at(flat(5.2), { x: -6, z: 3.4, ry: 0.3 })]
        : []),
  )
}

/** Slim palette with a clear lid, three creams in a row, a tiny brush. */
export const concealer = (main: string): Object3D => {
  const [w, d, high] = [10.4, 4.6, 0.9]
  const creams = ['#f0cfae', '#e0a274', '#b9cfae'].map((tone, i) =>
    group(
      at(slab(rounded(2.7, 2.9, 0.4), 0.1, 0.03, chrome(0.3)), {
        y: 0.02,
        rx: -Math.PI / 2,
        x: (i - 1) * 3.1,
        z: -0.25,
      }),
      at(slab(rounded(2.5, 2.7, 0.36), 0.22, 0.1, creamy(tone, 0.36, 0.5)), {
        y: 0.05,
        rx: -Math.PI / 2,
        x: (i - 1) * 3.1,
        z: -0.25,
      }),
      at(smear(1.8, 0.9, 0.09, creamy(tone, 0.36, 0.5), i + 3), { y: 0.15, x: (i - 1) * 3.1, z: -0.2, ry: 0.5 }),
    ),
  )
  const handBrush = placed(
    group(
      drum(0.2, 0.14, 4.4, gloss(darker(main, 0.5)), 0.06),
      at(drum(0.22, 0.2, 0.8, gold(), 0.03), { y: 4.4 }),
      at(drum(0.14, 0.22, 1, matte('#6d4a38'), 0.08), { y: 5.2 }),
    ),
    { rz: -Math.PI / 2, x: -3.1, y: 0.24 },
  )
  const lid = group(
    at(slab(rounded(w, d, 0.6), 0.4, 0.1, glass('#dfe8ea', 0.34)), { y: d / 2, z: -0.2 }),
    at(box(w * 0.3, 0.1, 0.5, 0.04, plastic(main, 0.4)), { y: d - 0.1, z: -0.2 }),
  )
  return group(
    at(slab(rounded(w, d, 0.6), high, 0.14, plastic(main, 0.38)), { y: high / 2, rx: -Math.PI / 2 }),
    at(slab(rounded(w - 0.4, d - 0.4, 0.5), 0.06, 0.02, plastic(lighter(main, 0.6), 0.4)), {
      y: high,
      rx: -Math.PI / 2,
    }),
    ...creams.map(cream => at(cream, { y: high + 0.04 })),
    at(group(handBrush), { y: 0, z: 3.9, x: 1.8, ry: 0.2 }),
    hinged(lid, d, high + 0.06, 0.5),
    ...['#f0cfae', '#e0a274', '#b9cfae'].map((tone, i) =>
      at(smear(2.4, 0.8, 0.1, creamy(tone, 0.4, 0.4), i + 5), { x: -4.4 + i * 0.3, z: 3.5 + i * 1.15, ry: 0.1 }),
    ),
  )
}

/** Small mirror tray for scenes, lying. */
export const mirrorTray = (w: number, d: number): Object3D =>
  group(
    at(slab(rounded(w, d, 1.2), 0.6, 0.2, gold(0.3)), { y: 0.3, rx: -Math.PI / 2 }),
    at(placed(pane(w - 0.6, d - 0.6, 1, mirrorGlass()), { rx: -Math.PI / 2 }), { y: 0.62 }),
  )
