import { type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { anodised, glass, gloss, matte, metal, plastic, print, rubber } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { at, ball, box, type Corner, drum, group, placed, ring, rod, turned, wrap } from '../../../studio/shapes.ts'
import { painted } from '../../../studio/surfaces/painted.ts'
import { blend, darker, inkOn, lighter } from '../../../studio/tones.ts'
import { strap } from '../../fashion/parts/strips.ts'
import { byHeight, carryLoop, fading, jointAt, ribs, sideHandle, straw, wallOf } from '../parts/flasks.ts'
import { carabiner } from '../parts/ropes.ts'

const waisted = (r: number, h: number): Corner[] => [
  [r * 0.93, 0, 0.5],
  [r, 1, 0.6],
  [r, h * 0.36, 2],
  [r * 0.88, h * 0.5, 2.4],
  [r * 0.99, h * 0.64, 2],
  [r * 0.98, h * 0.9, 1.2],
  [r * 0.8, h, 0.4],
]

/** Clear tinted wall around water. */
function tinted(outline: readonly Corner[], color: string, full: number): Object3D {
  const high = outline.at(-1)?.[1] ?? 1
  const inner = outline
    .filter(([, y]) => y <= high * full)
    .map(([x, y, f = 0]): Corner => [x * 0.93, Math.max(0.5, y), f])
  const rim = inner.at(-1)?.[0] ?? 1
  return group(
    turned([[0, 0.5], ...inner, [rim, high * full, 0.1], [0, high * full]], liquid(blend(color, '#e8f4f6', 0.07))),
    turned([[0, 0], ...outline], clear(color, 0.62)),
  )
}

const scale = (tone: string, rows: readonly string[], w: number, h: number): Material =>
  print(220, Math.round((220 * h) / w), (pen, pw, ph) => {
    pen.clearRect(0, 0, pw, ph)
    pen.fillStyle = tone
    pen.font = `600 ${Math.min(34, ph / rows.length / 1.7)}px "Noto Sans CJK SC", sans-serif`
    pen.textBaseline = 'middle'
    for (const [i, words] of rows.entries()) {
      const y = ((i + 0.5) / rows.length) * ph
      pen.fillRect(pw * 0.06, y - 2, pw * 0.3, 4)
      pen.fillText(words, pw * 0.42, y)
      if (i < rows.length - 1) pen.fillRect(pw * 0.06, y + ph / rows.length / 2 - 1.5, pw * 0.16, 3)
    }
  })

const flipLid = (color: string, r: number): Object3D =>
  group(
    drum(r * 0.92, r * 0.96, 2, plastic(darker(color, 0.3)), 0.3),
    ribs(r * 0.94, 0.3, 1.4, 30, plastic(darker(color, 0.38)), 0.12),
    at(drum(r * 0.7, r * 0.9, 2, plastic(darker(color, 0.2)), 0.7), { y: 2 }),
    at(box(1.7, 1.5, 0.9, 0.35, plastic(lighter(color, 0.5))), { y: 1.9, z: r * 0.92 }),
    at(box(1.8, 1.2, 1, 0.3, plastic(darker(color, 0.35))), { y: 2.8, z: -r * 0.72 }),
  )

/** Drops of water on a round wall. */
export const wet = (r: number, low: number, high: number, count = 26): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const [a, y] = [(noise(i) - 0.5) * 2.4, low + noise(i + 30) * (high - low)]
      const drop = at(ball(0.09 + noise(i + 60) * 0.14, glass('#ffffff', 0.5)), {
        x: Math.sin(a) * r,
        y,
        z: Math.cos(a) * r,
      })
      drop.scale.set(1, 1.25, 0.6)
      return drop
    }),
  )

/** Bottle with a push-button lid and a loop; clear tinted wall with marks. */
export const flip = (color: string): Object3D => {
  const [r, h] = [3.7, 17.6]
  return group(
    tinted(waisted(r, h), color, 0.72),
    at(wrap(r + 0.06, 6.4, 0.8, scale('#ffffff', ['600', '500', '400'], 3, 6.4)), { y: 4.2, ry: 0.5 }),
    at(flipLid(color, r), { y: 17.3 }),
    at(group(carryLoop(4.6, 3, 0.36, plastic(darker(color, 0.35)))), { y: 20.3, ry: 0.5 }),
    wet(3.74, 1, 6, 16),
    wet(3.66, 11.6, 15.4, 14),
  )
}

/** Small bottle for school: straw under a cap, a shoulder strap lying in front. */
export const school = (color: string): Object3D => {
  const [r, h] = [3.5, 13.4]
  return group(
    tinted(
      [
        [r * 0.95, 0, 0.6],
        [r, 1.2, 0.8],
        [r, h * 0.8, 2],
        [r * 0.84, h, 0.4],
      ],
      color,
      0.68,
    ),
    straw(
      [
        [0, 1, 0],
        [0.2, 8, 0],
        [0.4, 14, 0],
      ],
      '#ffffff',
      0.34,
    ),
    at(wrap(r + 0.06, 5.4, 0.8, scale('#ffffff', ['400', '300', '200'], 2.8, 5.4)), { y: 5, ry: -0.4 }),
    at(drum(3.1, 3.3, 2.3, plastic(lighter(color, 0.45)), 0.4), { y: 13.1 }),
    at(drum(2, 2.8, 2.2, plastic(color), 0.9), { y: 15.2 }),
    placed(drum(0.62, 0.62, 3.4, rubber('#f6f2ea'), 0.3), { x: 0.5, y: 16.6, z: 0, rz: -0.9 }),
    ...[-1, 1].map(s => at(ring(0.8, 0.22, plastic(lighter(color, 0.3))), { x: s * 3.7, y: 14.2 })),
    strap(
      [
        [-3.9, 14, 0],
        [-5.6, 8, 2],
        [-7, 1.4, 3.4],
        [-3, 0.3, 7],
        [2.6, 0.3, 7.6],
        [7.4, 1.2, 4.6],
        [6, 8, 1.6],
        [3.9, 14, 0],
      ],
      1.5,
      0.2,
      matte(lighter(color, 0.2)),
      t => [t < 0.3 ? -1 : t > 0.7 ? 1 : 0, t > 0.25 && t < 0.75 ? 1 : 0.1, 0.5],
      90,
    ),
  )
}

const frosted = (color: string, opacity = 0.5): Material =>
  new MeshPhysicalMaterial({
    color: lighter(color, 0.3),
    roughness: 0.6,
    transparent: true,
    opacity,
    depthWrite: false,
    clearcoat: 0.2,
    clearcoatRoughness: 0.6,
  })

/** Frosted shaker with a coil ball of steel inside. */
export const shaker = (color: string): Object3D => {
  const coil = rod(
    Array.from({ length: 120 }, (_, i): [number, number, number] => {
      const t = (i / 119) * 2 - 1
      const around = i * 0.62
      const r = Math.sqrt(Math.max(0, 1 - t * t)) * 2.3
      return [Math.cos(around) * r, t * 2.3, Math.sin(around) * r]
    }),
    0.13,
    metal('#8f9499', 0.3),
  )
  return group(
    at(coil, { y: 3.2, x: 0.6, z: 1, rz: 0.5 }),
    turned(
      [
        [0, 0.3],
        [3.4, 0.3, 0.4],
        [4.1, 9, 0.2],
        [0, 9],
      ],
      frosted(blend(color, '#f6efe2', 0.7), 0.42),
    ),
    turned(
      [
        [0, 0],
        [3.5, 0, 0.5],
        [4.4, 16, 0.3],
        [4.5, 16.6],
      ],
      frosted(color),
    ),
    at(wrap(4.2, 7.6, 0.7, scale(darker(color, 0.5), ['500', '400', '300', '200'], 2.9, 7.6)), {
      y: 8,
      ry: 0.5,
      rx: 0,
    }),
    at(drum(4.5, 4.6, 2.2, plastic(color), 0.35), { y: 16 }),
    ribs(4.58, 16.3, 1.6, 40, plastic(darker(color, 0.1)), 0.12),
    at(drum(3.4, 4.3, 1.6, plastic(color), 0.8), { y: 18.1 }),
    at(drum(1.3, 1.5, 2, plastic(darker(color, 0.25)), 0.4), { x: -1.6, y: 19 }),
    placed(box(3.6, 1, 2.6, 0.4, plastic(darker(color, 0.25))), { x: 0.9, y: 20.4, rz: 0.35 }),
  )
}

const hours = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00']

/** Barrel of 2.2 litres: fading wall with hours, handle, straw lid. */
export const gallon = (color: string): Object3D => {
  const shell = fading(darker(color, 0.05), lighter(color, 0.66)) as MeshPhysicalMaterial
  shell.roughness = 0.34
  return group(
    byHeight(
      turned(
        [
          [0, 0],
          [6, 0, 0.8],
          [6.6, 1.4, 1],
          [6.6, 9, 1],
          [6.2, 10.4, 1],
          [6.6, 11.8, 1],
          [6.6, 20, 2.4],
          [4.6, 23.4, 1],
          [3.6, 24],
        ],
        shell,
      ),
    ),
    at(wrap(6.66, 16.8, 0.72, scale(darker(color, 0.6), [...hours].reverse(), 4.7, 16.8)), { y: 10.6, ry: -0.16 }),
    at(drum(3.9, 4.1, 2.8, plastic(darker(color, 0.35)), 0.4), { y: 23.6 }),
    ribs(4.02, 23.9, 2, 36, plastic(darker(color, 0.42)), 0.13),
    at(drum(1.4, 2.8, 1.4, plastic(darker(color, 0.3)), 0.5), { y: 26.2 }),
    straw(
      [
        [0, 27, 0],
        [0.1, 29, 0],
        [0.9, 30.2, 0.2],
        [2.4, 30.8, 0.6],
      ],
      '#f6f3ec',
      0.6,
    ),
    sideHandle(6.2, 8, 20.6, 3, 0.72, plastic(darker(color, 0.35))),
  )
}

/** Bottle of 1.5 litres with a wide mouth and a webbing strap around its wall. */
export const strapped = (color: string): Object3D => {
  const web = matte('#4a463c', 0.95)
  const band = (y: number) =>
    strap(
      Array.from({ length: 33 }, (_, i) => {
        const a = (i / 32) * Math.PI * 2
        return [Math.sin(a) * 5.42, y, Math.cos(a) * 5.42] as const
      }),
      2.2,
      0.24,
      web,
      t => [Math.sin(t * Math.PI * 2), 0, Math.cos(t * Math.PI * 2)],
    )
  return group(
    tinted(
      [
        [5, 0, 0.6],
        [5.3, 1.2, 1],
        [5.3, 17, 2.2],
        [4.4, 20.4, 1],
        [4.1, 21],
      ],
      color,
      0.8,
    ),
    band(4.6),
    band(14.6),
    ...[-1, 1].map(s =>
      strap(
        [
          [s * 5.3, 4.6, 0.4],
          [s * 5.5, 10, 0.4],
          [s * 5.3, 14.6, 0.4],
          [s * 5.2, 19, 0.2],
          [s * 5.8, 25, 0],
          [s * 4.6, 30, -0.4],
          [s * 1.6, 32, -0.6],
          [0, 32.2, -0.6],
        ],
        2.2,
        0.24,
        web,
        [s, 0.3, 0.25],
        60,
      ),
    ),
    at(box(2.9, 1.9, 0.9, 0.3, plastic('#26272a')), { y: 4.6, z: 5.7 }),
    at(drum(4.5, 4.6, 3, plastic('#2e3034'), 0.6), { y: 20.6 }),
    ribs(4.6, 21, 2, 34, plastic('#393b40'), 0.15),
    at(drum(2.4, 2.6, 0.6, plastic(color), 0.2), { y: 23.5 }),
  )
}

/** Soft bottle for a bicycle: deep groove below the shoulder, pull-up nozzle. */
export function squeeze(color: string, foil = false): Object3D {
  const wall = foil
    ? new MeshPhysicalMaterial({
        color: '#ffffff',
        map: painted(256, 64, (pen, w, h) => {
          pen.fillStyle = color
          pen.fillRect(0, 0, w, h)
          for (let i = 0; i < 40; i += 1) {
            pen.fillStyle = i % 2 ? `${lighter(color, 0.5)}88` : `${darker(color, 0.3)}66`
            pen.fillRect(noise(i) * w, 0, 2 + noise(i + 9) * 8, h)
          }
        }),
        metalness: 0.55,
        roughness: 0.3,
        clearcoat: 0.8,
        clearcoatRoughness: 0.1,
      })
    : new MeshPhysicalMaterial({ color, roughness: 0.42, clearcoat: 0.3, clearcoatRoughness: 0.4 })
  const h = foil ? 15 : 16
  return group(
    wallOf(
      [
        [3.3, 0, 0.5],
        [3.65, 1, 0.6],
        [3.65, h * 0.6, 0.5],
        [3.2, h * 0.66, 0.7],
        [3.2, h * 0.71, 0.7],
        [3.65, h * 0.77, 0.6],
        [3.62, h * 0.9, 1],
        [3.1, h, 0.3],
      ],
      wall,
    ),
    ...(foil
      ? [wet(3.7, 2, 8, 30)]
      : [jointAt(3.68, 2.4, darker(color, 0.3), 0.1), jointAt(3.68, 3.2, darker(color, 0.3), 0.1)]),
    at(drum(3.2, 3.4, 1.9, plastic('#26282c'), 0.4), { y: h - 0.2 }),
    ribs(3.34, h, 1.3, 28, plastic('#33363b'), 0.13),
    at(drum(1.5, 2.9, 1.3, plastic('#26282c'), 0.5), { y: h + 1.6 }),
    foil
      ? at(drum(1.3, 1.7, 2.7, clear('#e6eef2', 0.55), 0.8), { y: h + 2.8 })
      : at(drum(0.9, 1.1, 1.4, gloss(lighter(color, 0.2)), 0.3), { y: h + 2.8 }),
    at(drum(0.95, 0.75, 0.8, plastic(foil ? color : lighter(color, 0.2)), 0.3), { y: h + 3.6 }),
  )
}

/** Bottle cage of wire with the tube that carries it, along y; the bottle stands at 0. */
export const cage = (tube: string): Object3D => {
  const wire = metal('#3a3c40', 0.4)
  return group(
    at(drum(1.9, 1.9, 120, gloss(tube), 0.1), { x: -5.9, y: -50 }),
    ...[-1, 1].map(s =>
      rod(
        [
          [-4, 13, s * 0.8],
          [-3, 12.6, s * 3],
          [0.6, 11.6, s * 3.9],
          [2.4, 6, s * 3.1],
          [3.2, 1, s * 1.6],
          [3.3, -0.4, 0],
        ],
        0.28,
        wire,
      ),
    ),
    at(box(0.8, 14, 1.8, 0.3, wire), { x: -4.1, y: 6.4 }),
    ...[3, 10].map(y => placed(drum(0.4, 0.4, 0.5, metal('#c9ccd2'), 0.1), { x: -3.6, y, rz: -Math.PI / 2 })),
  )
}

/** Slender bottle of steel with a narrow neck, a screw cap with a ring; soot on its foot. */
export function steelBottle(color: string): Object3D {
  const coat = new MeshPhysicalMaterial({
    map: painted(256, 512, (pen, w, h) => {
      pen.fillStyle = color
      pen.fillRect(0, 0, w, h)
      for (let i = 0; i < 260; i += 1) {
        pen.fillStyle = i % 2 ? 'rgba(255,255,255,0.05)' : 'rgba(20,14,10,0.05)'
        pen.fillRect(0, noise(i) * h, w, 1 + noise(i + 3) * 2)
      }
      const soot = pen.createLinearGradient(0, h, 0, h * 0.78)
      soot.addColorStop(0, 'rgba(24,20,18,0.75)')
      soot.addColorStop(0.5, 'rgba(24,20,18,0.3)')
      soot.addColorStop(1, 'rgba(24,20,18,0)')
      pen.fillStyle = soot
      pen.fillRect(0, 0, w, h)
    }),
    metalness: 0.62,
    roughness: 0.38,
  })
  return group(
    wallOf(
      [
        [3.5, 0, 0.5],
        [3.7, 0.8, 0.5],
        [3.7, 17.4, 3],
        [2.3, 21.4, 1.2],
        [2.1, 22.4],
      ],
      coat,
    ),
    at(drum(2.15, 2.15, 0.8, metal('#c9ccd2'), 0.15), { y: 22.2 }),
    at(drum(2.3, 2.4, 2.4, metal('#b4b7bb', 0.3), 0.4), { y: 22.8 }),
    at(ring(1.7, 0.26, metal('#c9ccd2', 0.24)), { y: 26.2, rx: -0.3 }),
  )
}

/** Light bottle of anodised aluminium, a carabiner on its cap. */
export const aluminium = (color: string): Object3D =>
  group(
    wallOf(
      [
        [2.9, 0, 0.5],
        [3.2, 0.8, 0.6],
        [3.2, 15.4, 2.6],
        [1.9, 18.6, 1.2],
        [1.7, 19.6],
      ],
      anodised(color),
    ),
    at(drum(1.9, 2, 2.6, plastic('#26282c'), 0.4), { y: 19.4 }),
    ribs(1.96, 19.7, 1.8, 24, plastic('#33363b'), 0.1),
    at(group(carryLoop(2.6, 1.9, 0.28, plastic('#26282c'))), { y: 21.8 }),
    placed(carabiner(6.4, '#d98a3f'), { x: 1.6, y: 21.2, z: 1.2, rz: 2.5 }),
    at(
      wrap(
        3.23,
        3,
        1.2,
        print(160, 130, (pen, w, h) => {
          pen.clearRect(0, 0, w, h)
          pen.strokeStyle = inkOn(color)
          pen.lineWidth = 7
          pen.lineJoin = 'round'
          pen.beginPath()
          pen.moveTo(w * 0.1, h * 0.84)
          pen.lineTo(w * 0.4, h * 0.2)
          pen.lineTo(w * 0.56, h * 0.54)
          pen.lineTo(w * 0.68, h * 0.36)
          pen.lineTo(w * 0.9, h * 0.84)
          pen.stroke()
        }),
      ),
      { y: 8.6 },
    ),
  )

/** Silicone bottle that folds in rings: `open` is its share of the full height. */
export function silicone(color: string, open: number): Object3D {
  const stuff = new MeshPhysicalMaterial({ color, roughness: 0.58, sheen: 0.3 })
  const rings = 6
  const high = 15 * open
  const wall: Corner[] = Array.from({ length: rings * 2 + 1 }, (_, i): Corner => {
    const t = i / (rings * 2)
    const wide = 3.9 - t * 0.5
    return [i % 2 ? wide - (open > 0.6 ? 0.55 : 0.3) : wide, 1 + t * high, open > 0.6 ? 0.7 : 0.3]
  })
  return group(
    turned([[0, 0], [3.4, 0, 0.5], ...wall, [2.5, 2.2 + high, 0.5], [2.3, 2.8 + high]], stuff),
    at(drum(2.6, 2.7, 2, plastic('#f4f1ea'), 0.4), { y: 2.4 + high }),
    ribs(2.68, 2.6 + high, 1.4, 26, plastic('#e4dfd4'), 0.12),
    at(drum(1.2, 1.6, 1.6, plastic(darker(color, 0.2)), 0.5), { y: 4.3 + high }),
    placed(carabiner(5, '#8f959c'), { x: 3.4, y: 2 + high, z: 1.6, rz: 0.3 }),
  )
}
