import { Mesh, type Object3D, SphereGeometry } from 'three'
import type { Fruit } from '../../../studio/food/fruit.ts'
import { matte } from '../../../studio/materials.ts'
import { at, ball, group } from '../../../studio/shapes.ts'
import { blend } from '../../../studio/tones.ts'

/** Ring of segments as a peeled fruit has them; `gone` of them are taken out. */
export function segments(r: number, flesh: string, count = 9, gone = 0, tall = 0.8): Object3D {
  const wide = (Math.PI * 2) / count
  const skin = matte(blend(flesh, '#fff1d8', 0.2), 0.42)
  const one = () => {
    const geometry = new SphereGeometry(r, 14, 22, 0.015, wide - 0.03)
    const side = new Mesh(geometry, skin)
    side.scale.set(1, tall, 1)
    return side
  }
  return group(
    at(ball(r * 0.16, matte('#fbe9c8')), { y: r * tall }),
    ...Array.from({ length: count - gone }, (_, i) => at(group(at(one(), { y: r * tall })), { ry: i * wide })),
  )
}

/** A peel opened like a star under a peeled fruit. */
export function opened({ r, skin, tall = 0.8 }: Fruit, flesh: string): Object3D {
  const petal = (turn: number) => {
    const outer = new Mesh(
      new SphereGeometry(r * 1.18, 16, 20, -0.42, 0.84, Math.PI * 0.36, Math.PI * 0.56),
      matte(blend('#fbe7c0', skin, 0.14), 0.8),
    )
    const under = new Mesh(
      new SphereGeometry(r * 1.2, 16, 20, -0.42, 0.84, Math.PI * 0.36, Math.PI * 0.56),
      matte(skin, 0.5),
    )
    const whole = at(group(outer, under), { x: -r * 0.32, y: r * 1.02, rz: 0.62 })
    whole.scale.y = 0.9
    return at(group(whole), { ry: turn })
  }
  return group(at(segments(r * 0.94, flesh, 9, 0, tall), { y: r * 0.12 }), ...[0, 1.26, 2.51, 3.77, 5.03].map(petal))
}
