import { DoubleSide, Mesh, MeshPhysicalMaterial, type Object3D, Shape, ShapeGeometry } from 'three'
import { glaze, matte, wood } from '../materials.ts'
import { noise } from '../noise.ts'
import { at, ball, drum, group, rod, thrown } from '../shapes.ts'
import { darker, lighter } from '../tones.ts'

/** One leaf lying along x, bent a little. `w` against `l` gives its kind. */
export function leaf(color: string, l = 8, w = 3.2, bend = 0.8): Mesh {
  const shape = new Shape()
  shape.moveTo(0, 0)
  shape.bezierCurveTo(l * 0.25, w * 0.75, l * 0.7, w * 0.55, l, 0)
  shape.bezierCurveTo(l * 0.7, -w * 0.55, l * 0.25, -w * 0.75, 0, 0)
  const geometry = new ShapeGeometry(shape, 14)
  geometry.rotateX(-Math.PI / 2)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i += 1) {
    const [x, z] = [position.getX(i), position.getZ(i)]
    position.setY(i, Math.sin((x / l) * Math.PI) * bend + Math.abs(z) * 0.22)
  }
  geometry.computeVertexNormals()
  return new Mesh(geometry, new MeshPhysicalMaterial({ color, roughness: 0.5, sheen: 0.2, side: DoubleSide }))
}

/** Twig with pairs of leaves, growing upwards. */
export function twig(color: string, high = 24, pairs = 6, size = 5): Object3D {
  const stem = Array.from({ length: 6 }, (_, i): [number, number, number] => [
    Math.sin(i * 0.5) * high * 0.05,
    (i / 5) * high,
    i * 0.3,
  ])
  return group(
    rod(stem, high * 0.009, matte(darker(color, 0.3))),
    ...Array.from({ length: pairs * 2 }, (_, i) => {
      const t = 0.25 + (Math.floor(i / 2) / pairs) * 0.75
      return at(leaf(i % 3 ? color : lighter(color, 0.16), size * (1.15 - t * 0.4), size * 0.5), {
        x: Math.sin(t * 2.5) * high * 0.05,
        y: t * high,
        z: t * 1.5,
        ry: (i % 2 ? Math.PI : 0) + (noise(i) - 0.5) * 1.6,
        rz: 0.6,
      })
    }),
  )
}

/** Vase with one twig. */
export const vaseWithTwig = (color: string, green = '#8aa07c', high = 16): Object3D =>
  group(
    thrown(
      [
        [0, 0],
        [high * 0.2, 0],
        [high * 0.32, high * 0.3],
        [high * 0.24, high * 0.68],
        [high * 0.1, high * 0.86],
        [high * 0.13, high],
        [high * 0.1, high],
        [high * 0.07, high * 0.86],
      ],
      glaze(color),
    ),
    at(twig(green, high * 1.7, 7, high * 0.34), { y: high * 0.6, rz: 0.16 }),
    at(twig(green, high * 1.3, 5, high * 0.3), { y: high * 0.6, rz: -0.3, ry: 1 }),
  )

/** Pot plant with broad leaves; for rooms about 90 cm, for desks about 20. */
export const plant = (high = 20, pot = '#d8cfc0', green = '#5f8060'): Object3D =>
  group(
    drum(high * 0.19, high * 0.14, high * 0.32, matte(pot), high * 0.015),
    ...Array.from({ length: 13 }, (_, i) => {
      const lean = 0.25 + noise(i) * 0.8
      const tall = high * (0.5 + noise(i + 20) * 0.45)
      return at(
        group(
          rod(
            [
              [0, 0, 0],
              [lean * tall * 0.16, tall * 0.4, 0],
              [lean * tall * 0.4, tall * 0.7, 0],
            ],
            high * 0.006,
            matte(darker(green, 0.2)),
          ),
          at(leaf(i % 3 ? green : lighter(green, 0.15), high * 0.3, high * 0.17, high * 0.03), {
            x: lean * tall * 0.4,
            y: tall * 0.7,
            rz: 0.75 - lean,
          }),
        ),
        { y: high * 0.28, ry: i * 2.4 },
      )
    }),
  )

/** A few small flowers on stems, scattered flat. */
export const blossoms = (color: string, count = 7, reach = 7, size = 1): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(
        group(
          ...Array.from({ length: 5 }, (_petal, p) => {
            const petal = at(ball(0.8 * size, matte(lighter(color, noise(i) * 0.3))), {
              x: Math.cos((p / 5) * 6.283) * size * 0.85,
              y: 0.4 * size,
              z: Math.sin((p / 5) * 6.283) * size * 0.85,
              ry: -(p / 5) * 6.283,
            })
            petal.scale.set(1, 0.35, 0.72)
            return petal
          }),
          at(ball(0.42 * size, matte('#e6b84c')), { y: 0.6 * size }),
        ),
        {
          x: (noise(i + 4) - 0.5) * reach * 2,
          z: (noise(i + 14) - 0.5) * reach,
          ry: i,
          rx: (noise(i + 2) - 0.5) * 0.5,
        },
      ),
    ),
  )

/** Pieces of bark or wood chips. */
export const chips = (color = '#8a5f3d', count = 7, reach = 6): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const chip = at(ball(1, wood(noise(i) > 0.5 ? color : lighter(color, 0.18))), {
        x: (noise(i + 5) - 0.5) * reach * 2,
        y: 0.4,
        z: (noise(i + 15) - 0.5) * reach,
        ry: noise(i) * 6,
        rz: (noise(i + 33) - 0.5) * 0.5,
      })
      chip.scale.set(2.4 * (0.6 + noise(i + 8)), 0.4, 0.9)
      return chip
    }),
  )
