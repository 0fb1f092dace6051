import { BoxGeometry, type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { upholstery } from '../../../studio/cloth/upholstery.ts'
import { matte, metal } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, ball, box, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { once, repeated } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { cotton, pillow } from '../parts/bedding.ts'
import { strewn } from '../parts/meals.ts'
import { block, type Point, shaped, surface } from '../parts/shape.ts'

/** Plump square standing upright, its corners pulled to points, a piped seam around. */
export function square(size: number, stuff: Material, seam: string, deep = 17, seed = 1): Object3D {
  const half = size / 2
  const edge = (a: number): number => 1 - 0.075 * (1 - a * a)
  const piped = Array.from({ length: 81 }, (_, i): Point => {
    const t = (i / 80) * 4
    const side = Math.floor(t) % 4
    const a = (t - Math.floor(t)) * 2 - 1
    const out = half * edge(a)
    const along = a * half
    return side === 0
      ? [along, out, 0]
      : side === 1
        ? [out, -along, 0]
        : side === 2
          ? [-along, -out, 0]
          : [-out, along, 0]
  })
  return group(
    block(
      [size, size, deep],
      1.4,
      stuff,
      (x, y, z) => {
        const [u, v] = [Math.max(-1, Math.min(1, x / half)), Math.max(-1, Math.min(1, y / half))]
        const full = ((1 - u ** 4) * (1 - v ** 4)) ** 0.6
        const crease = (clouds(x / 10 + seed * 13 + 40, y / 10 + 40, 3, 64) - 0.5) * 2.4
        const corner = Math.abs(u * v) ** 3 * 1.4 * Math.sin((Math.abs(u) - Math.abs(v)) * 9)
        return [x * edge(v), y * edge(u), z * (0.08 + full * 1.05) + Math.sign(z) * (crease * full + corner * 0.2)]
      },
      30,
    ),
    rod(piped, 0.42, matte(seam)),
  )
}

/** Cushion leaning back on the floor. */
const leaning = (thing: Object3D, size: number, back = 0.2): Object3D =>
  at(group(at(thing, { y: size * 0.47 })), { rx: -back })

const washed = (color: string): Material => {
  const stuff = upholstery(color, 'linen')
  stuff.bumpScale = 0.7
  return stuff
}

/** Cushion of washed linen. */
export const linenCushion = (color: string): Object3D =>
  leaning(square(45, washed(color), darker(color, 0.14)), 45, 0.24)

/** Two cushions of wide corduroy: one lies, the other leans on it. */
export const cordCushions = (color: string): Object3D => {
  const cord = (tone: string): Material => {
    const stuff = upholstery(tone, 'cord')
    stuff.bumpMap?.repeat.set(3.4, 3.4)
    stuff.bumpScale = 9
    return stuff
  }
  return group(
    at(group(at(square(45, cord(color), darker(color, 0.2)), { rx: -Math.PI / 2 })), { y: 8.4 }),
    at(group(at(square(43, cord(lighter(color, 0.16)), darker(color, 0.1), 17, 4), { rx: -Math.PI / 2 })), {
      y: 23.6,
      ry: 0.3,
    }),
  )
}

const cable = (color: string): Material =>
  new MeshPhysicalMaterial({
    color,
    roughness: 1,
    sheen: 0.5,
    sheenRoughness: 0.6,
    bumpMap: repeated(
      once(
        'cable-knit',
        256,
        256,
        (pen, w, h) => {
          pen.fillStyle = '#3a3a3a'
          pen.fillRect(0, 0, w, h)
          for (let y = -1; y < 9; y += 1)
            for (let x = 0; x < 8; x += 1) {
              const braid = x % 4 === 1 || x % 4 === 2
              pen.fillStyle = braid ? '#ffffff' : '#8a8a8a'
              pen.save()
              pen.translate((x + 0.5) * 32, (y + 0.5) * 32)
              pen.rotate(braid ? (x % 4 === 1 ? 0.75 : -0.75) : x % 2 ? 0.4 : -0.4)
              pen.beginPath()
              pen.ellipse(0, 0, braid ? 12 : 7, braid ? 22 : 14, 0, 0, 7)
              pen.fill()
              pen.restore()
            }
        },
        false,
      ),
      3,
      4,
    ),
    bumpScale: 16,
  })

/** Cushion with chunky cables. */
export const knitted = (color: string): Object3D =>
  group(
    leaning(square(44, cable(color), darker(color, 0.06)), 44, 0.26),
    ...[-1, 1].map(s => at(ball(2.4, upholstery(color, 'boucle')), { x: s * 21, y: 40.4, z: -10 })),
  )

/** Cushion for the small of the back, curved, with its strap behind. */
export const lumbar = (color: string): Object3D =>
  group(
    at(
      block(
        [42, 32, 13],
        5.4,
        upholstery(color, 'weave'),
        (x, y, z) => [
          x,
          y + 2 * (x / 21) ** 2 * Math.sign(-y) * 0.6,
          z * (1 - 0.2 * Math.abs(y / 16) ** 2) + 5.4 * (x / 21) ** 2 + (z > 0 ? 2.6 * Math.cos((y / 16) * 1.5) : 0),
        ],
        26,
      ),
      { y: 17 },
    ),
    ...[-1, 1].map(s => at(box(0.4, 27, 1, 0.2, matte(darker(color, 0.3))), { x: s * 12, y: 17, z: 9.3 })),
  )

/** Piping round a body, standing off its front. */
const piping = (w: number, h: number, place: (x: number, y: number) => Point, stuff: Material): Object3D =>
  rod(
    Array.from({ length: 65 }, (_, i): Point => {
      const turn = (i / 64) * Math.PI * 2
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      return place(Math.sign(c) * Math.abs(c) ** 0.34 * w, Math.sign(s) * Math.abs(s) ** 0.34 * h)
    }),
    0.42,
    stuff,
  )

/** Neck roll and back cushion of a car seat, quilted in channels, piped; where they hang on the seat. */
export const carPair = (color: string): Object3D => {
  const skin = upholstery(color, 'velvet')
  const edge = matte(lighter(color, 0.62))
  const bend = (x: number, y: number): number => 5 * (x / 22) ** 2 + 2.4 * Math.cos((y / 17) * 1.5)
  const channel = (x: number): number => 1.1 * (Math.abs(Math.cos((x / 5.6) * Math.PI)) ** 0.5 - 1)
  const waist = (x: number): number => 0.62 + 0.38 * Math.abs(x / 17) ** 1.3
  return group(
    at(
      group(
        block(
          [44, 34, 12],
          5.4,
          skin,
          (x, y, z) => [x, y, z + (z > 0 ? bend(x, y) + channel(x) : 5 * (x / 22) ** 2)],
          44,
        ),
        piping(20.4, 15.6, (x, y) => [x, y, 5.5 + bend(x, y)], edge),
      ),
      { y: 17 },
    ),
    at(
      group(
        block(
          [34, 17, 11],
          5,
          skin,
          (x, y, z) => [
            x,
            y * waist(x),
            z * (0.8 + 0.2 * waist(x)) + 3 * (x / 17) ** 2 + (z > 0 ? channel(x) * 0.7 : 0),
          ],
          36,
        ),
        ...[-1, 1].map(s => piping(0.5, 8, (x, y) => [s * 13 + x, y * waist(13), 4.6 * Math.cos(y / 6.4) + 1.6], edge)),
        ...[-1, 1].map(s =>
          rod(
            [
              [s * 9, 4, 1],
              [s * 8.4, 8, -2],
              [s * 7.4, 11, -8],
            ],
            0.7,
            matte(darker(color, 0.2)),
          ),
        ),
      ),
      { y: 60, z: -3.4, rx: -0.1 },
    ),
  )
}

/** Round velvet cushion whose pleats run to a button. */
export const pumpkin = (color: string): Object3D => {
  const [r, n] = [21, 14]
  const skin = upholstery(color, 'velvet')
  return group(
    at(
      surface(
        (u, v) => {
          const turn = u * Math.PI * 2
          const rise = (v - 0.5) * Math.PI
          const pleat = 1 - 0.15 * (1 - Math.abs(Math.sin((turn * n) / 2)) ** 0.6)
          const away = Math.cos(rise) ** 0.62
          const deep = Math.sin(rise) * 12.4 * (1 - 0.44 * Math.exp(-((away / 0.34) ** 2)))
          return [
            Math.cos(turn) * away * r * pleat,
            deep * (0.86 + 0.14 * pleat) * (away > 0.1 ? pleat : 1),
            -Math.sin(turn) * away * r * pleat,
          ]
        },
        skin,
        n * 12,
        44,
      ),
      { y: 12 },
    ),
    at(block([4.4, 2, 4.4], 1, upholstery(darker(color, 0.15), 'velvet')), { y: 19.6 }),
  )
}

/** Square seat pad with tufts and ties. */
export const seatPad = (color: string): Object3D => {
  const spots = [-11, 0, 11].flatMap(x => [-11, 0, 11].map((z): [number, number] => [x, z]))
  return group(
    at(
      block(
        [42, 7.4, 42],
        3.4,
        upholstery(color, 'weave'),
        (x, y, z) => [
          x,
          y +
            (y > 1
              ? 1.2 - spots.reduce((deep, [a, b]) => deep + 2.2 * Math.exp(-((x - a) ** 2 + (z - b) ** 2) / 7), 0)
              : 0),
          z,
        ],
        40,
      ),
      { y: 3.7 },
    ),
    ...spots.map(([x, z]) => at(ball(0.7, matte(darker(color, 0.3))), { x, y: 6.6, z })),
    ...[-1, 1].map(s =>
      rod(
        [
          [s * 20, 3.4, -20],
          [s * 22.6, 2.6, -23],
          [s * 21, 3, -25],
          [s * 19, 2, -22.4],
          [s * 21.4, 0.6, -25],
          [s * 24, -6, -24.4],
        ],
        0.55,
        matte(lighter(color, 0.2)),
      ),
    ),
    ...[-1, 1].map(s => at(ring(1.9, 0.5, matte(lighter(color, 0.2))), { x: s * 22, y: 3.4, z: -23, ry: s * 0.6 })),
  )
}

/** Thick round floor cushion with ribs round it. */
export const floorRound = (color: string): Object3D => {
  const skin = upholstery(color, 'linen')
  return group(
    shaped(drum(27, 27, 15, skin, 6), (x, y, z) => {
      const r = Math.hypot(x, z)
      const dent = y > 9 ? 3 * Math.exp(-((r / 7) ** 2)) : 0
      const k = 1 + 0.02 * Math.sin(Math.atan2(z, x) * 24) * Math.min(1, r / 20)
      return [x * k, y - dent + (y > 9 ? 1.4 * Math.cos((r / 27) * 1.57) : 0), z * k]
    }),
    ...[3.4, 11.6].map(y => at(ring(26.6, 0.6, matte(darker(color, 0.2))), { y, rx: Math.PI / 2 })),
    at(block([5, 1.4, 5], 0.7, matte(darker(color, 0.25))), { y: 13 }),
    rod(
      [
        [24, 9, 8],
        [29, 12, 10],
        [30, 7, 10.4],
        [25, 5, 8.6],
      ],
      0.9,
      matte(darker(color, 0.3)),
    ),
  )
}

/** Bed pillow whose cover is unzipped and drawn back: pale latex with holes. */
export const latexPillow = (): Object3D => {
  const cover = cotton('#dfe8ec')
  const wave = (z: number): number => 1.6 * Math.cos((z / 20) * Math.PI) + 0.06 * z
  const bare = (z: number): number => 6.2 - wave(z)
  const hole = matte('#b39450')
  return group(
    at(
      group(
        block([60, 11, 37], 4.6, matte('#f3e2ac', 0.9), (x, y, z) => [x, y - wave(z) * Number(y > 0), z], 24),
        ...Array.from({ length: 60 }, (_, i) => {
          const [x, z] = [8.5 + (i % 6) * 3.6, -15 + Math.floor(i / 6) * 3.3]
          return at(drum(0.7, 0.7, 0.5, hole, 0), { x: x + (Math.floor(i / 6) % 2) * 1.6, y: bare(z) - 1.1, z })
        }),
        ...Array.from({ length: 16 }, (_, i) =>
          at(drum(0.7, 0.7, 0.4, hole, 0), {
            x: 8.5 + (i % 8) * 2.5,
            y: 1 - Math.floor(i / 8) * 3,
            z: 18.3,
            rx: Math.PI / 2,
          }),
        ),
        at(
          block(
            [38, 12.6, 39.5],
            5,
            cover,
            (x, y, z) => [
              x + 2.4 * Math.sin(z / 5.5 + 0.6) * Math.max(0, x / 19) ** 4,
              y -
                wave(z) * Number(y > 0) +
                (clouds(x / 8 + 61, z / 8 + 44, 2, 64) - 0.5) * 1.8 * Number(y > 0) +
                0.7 * Math.max(0, x / 19) ** 6 * Math.sign(y),
              z * (1 + 0.02 * Math.max(0, x / 19) ** 4),
            ],
            30,
          ),
          { x: -12.4, y: 0.7 },
        ),
      ),
      { y: 6.3 },
    ),
    at(foldedEdge(cover), { x: 6.4, y: 6.3 }),
  )
}

/** Rolled edge of a cover drawn back, its zip along it. */
const foldedEdge = (cover: Material): Object3D => {
  const round = (k: number): Point[] =>
    Array.from({ length: 49 }, (_, i): Point => {
      const turn = (i / 48) * Math.PI * 2
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      const [z, y] = [Math.sign(c) * Math.abs(c) ** 0.5 * 19.4, Math.sign(s) * Math.abs(s) ** 0.5 * 6]
      const dip = y > 0 ? 1.6 * Math.cos((z / 20) * Math.PI) + 0.06 * z : 0
      return [k + 1.6 * Math.sin(z / 5.5 + 0.6), y - dip, z]
    })
  return group(
    rod(round(-0.6), 1.3, cover),
    rod(round(0.9), 0.42, metal('#8f98a2', 0.35)),
    at(box(0.6, 3, 1.4, 0.2, metal('#8f98a2', 0.35)), { x: 1.6, y: -2.4, z: 20.2 }),
  )
}

/** Pillow of checked cotton with a heap of buckwheat husks. */
export const buckwheat = (color: string): Object3D => {
  const check = cotton('#f4f1e8', 'check', color)
  check.side = 2
  return group(
    pillow(54, 34, check, 15, 3),
    at(
      strewn(new BoxGeometry(1, 0.5, 0.8), matte('#4f3626', 0.7), 260, i => {
        const away = Math.sqrt(noise(i)) * 9
        const turn = noise(i + 700) * 6.283
        return {
          at: [Math.cos(turn) * away, 0.3 + (1 - (away / 9) ** 2) * 3.4 * noise(i + 90), Math.sin(turn) * away * 0.8],
          turn: [noise(i + 3) * 3, noise(i + 5) * 3, noise(i + 8) * 3],
        }
      }),
      { x: 21, z: 25 },
    ),
  )
}
