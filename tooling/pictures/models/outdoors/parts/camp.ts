import { Mesh, MeshBasicMaterial, type Object3D, SphereGeometry } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { gloss, matte, metal, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, box, drum, group, placed, rod } from '../../../studio/shapes.ts'
import { surface } from '../../home/parts/shape.ts'

/** Folding chair of cloth on a frame of tubes, 78 cm, facing +z. */
export const foldingChair = (color: string): Object3D => {
  const tube = metal('#5c6066', 0.4)
  const seat = fabric({ color, weave: 'canvas' })
  return group(
    ...[-1, 1].flatMap(s => [
      rod(
        [
          [s * 26, 0, 22],
          [s * 26, 40, -16],
          [s * 26, 78, -26],
        ],
        1.1,
        tube,
      ),
      rod(
        [
          [s * 25, 0, -20],
          [s * 25, 30, 10],
          [s * 25, 57, 20],
        ],
        1.1,
        tube,
      ),
      at(box(4, 2.4, 44, 1, wood('#b98757')), { x: s * 26, y: 58, z: 0 }),
    ]),
    surface(
      (u, v) => [(u - 0.5) * 50, 38 - Math.sin(v * Math.PI) * 5 - Math.sin(u * Math.PI) * 2, 22 - v * 40],
      seat,
      12,
      12,
    ),
    surface((u, v) => [(u - 0.5) * 50, 40 + v * 37, -16 - v * 10 - Math.sin(u * Math.PI) * 4], seat, 12, 12),
  )
}

/** Low table of slats, 40 cm high. */
export const slatTable = (w = 70): Object3D =>
  group(
    ...Array.from({ length: 7 }, (_, i) => at(box(w, 2, 6, 0.6, wood('#c39a67')), { y: 40, z: -21 + i * 7 })),
    ...[-1, 1].flatMap(x =>
      [-1, 1].map(z => at(drum(1.3, 1.3, 40, metal('#5c6066', 0.4)), { x: x * w * 0.42, z: z * 19 })),
    ),
  )

/** Cool box with a handle. */
export const coolBox = (color: string): Object3D =>
  group(
    at(box(44, 28, 30, 3, gloss(color)), { y: 14 }),
    at(box(46, 7, 32, 2.6, matte('#f1ede4', 0.5)), { y: 31 }),
    rod(
      [
        [-23, 26, 0],
        [-24, 40, 0],
        [0, 43, 0],
        [24, 40, 0],
        [23, 26, 0],
      ],
      1.2,
      matte('#f1ede4', 0.5),
    ),
  )

/** Fire of logs between stones. */
export const campfire = (r = 26): Object3D => {
  const flame = (x: number, h: number, w: number, tone: string) => {
    const mesh = new Mesh(
      new SphereGeometry(1, 16, 16),
      new MeshBasicMaterial({ color: tone, transparent: true, opacity: 0.85 }),
    )
    const position = mesh.geometry.getAttribute('position')
    for (let i = 0; i < position.count; i += 1) {
      const y = position.getY(i)
      const k = y > 0 ? (1 - y) ** 0.7 : 1
      position.setXYZ(
        i,
        position.getX(i) * w * k + Math.sin(y * 4) * w * 0.1,
        y > 0 ? y * h : y * w * 0.7,
        position.getZ(i) * w * k,
      )
    }
    mesh.userData.airy = true
    return at(mesh, { x, y: w * 0.7 + 4 })
  }
  return group(
    ...Array.from({ length: 11 }, (_, i) => {
      const a = (i / 11) * Math.PI * 2
      const stone = placed(drum(5, 6, 7 + noise(i) * 3, matte('#7d7870'), 2.4), {
        x: Math.cos(a) * r,
        z: Math.sin(a) * r,
        ry: i,
      })
      return stone
    }),
    ...[0, 1, 2, 3, 4].map(i =>
      placed(drum(2.4, 2.8, r * 1.5, wood('#6b4630'), 0.6), {
        x: Math.cos(i * 1.257) * r * 0.6,
        z: Math.sin(i * 1.257) * r * 0.6,
        y: 1,
        rz: 0.85,
        ry: -i * 1.257,
      }),
    ),
    flame(-4, 30, 7, '#f08a2c'),
    flame(5, 24, 6, '#f3a23c'),
    flame(0, 38, 8, '#f7b548'),
    flame(1, 22, 5, '#ffe39a'),
  )
}
