import { Box3, type BufferGeometry, Group, type Material, Mesh, type Object3D, Vector3 } from 'three'
import type { View } from './job.ts'
import { matte } from './materials.ts'
import type { Model } from './model.ts'
import { at, ball, drum, slab } from './shapes.ts'

/** Products are brought to this size, so that light and shadow maps fit all of them. */
const SIZE = 2

/** The subject of a view, scaled to the studio and placed on the floor. */
export function stage(model: Model, view: View, colours: readonly string[], tone: string): Group {
  const main = colours[0] ?? '#888888'
  const yaw = model.yaw ?? -0.42
  const hero = (colour: string, turn: number) => standing(at(new Group(), { ry: turn }).add(model.build(colour)))
  if (view === 'turn') return hero(main, -yaw * 1.15 - (yaw === 0 ? 0.7 : 0))
  if (view === 'pair') {
    const front = hero(main, yaw)
    const back = hero(colours[1] ?? main, -yaw * 0.8)
    const width = new Box3().setFromObject(front).getSize(new Vector3())
    const depth = Math.max(width.z, 0.5)
    const whole = new Group()
    whole.add(at(front, { x: -width.x * 0.3, z: depth * 0.35 }))
    whole.add(at(back, { x: width.x * 0.42, z: -depth * 0.75 }))
    return whole
  }
  if (view === 'scene') return onPodium(hero(main, yaw), tone)
  return hero(main, yaw)
}

function standing(product: Group): Group {
  const bounds = new Box3().setFromObject(product, true)
  const size = bounds.getSize(new Vector3())
  const scale = SIZE / Math.max(size.x, size.y, size.z)
  product.scale.setScalar(scale)
  const centre = bounds.getCenter(new Vector3())
  product.position.set(-centre.x * scale, -bounds.min.y * scale, -centre.z * scale)
  const holder = new Group()
  holder.add(product)
  return holder
}

function onPodium(product: Group, tone: string): Group {
  const size = new Box3().setFromObject(product, true).getSize(new Vector3())
  const foot = Math.hypot(size.x, size.z) / 2 + 0.12
  const whole = new Group()
  whole.add(at(drum(foot, foot, 0.22, matte(tone), 0.04), {}))
  whole.add(at(product, { y: 0.22 }))
  whole.add(at(drum(0.3, 0.3, 0.62, matte(tone), 0.03), { x: foot + 0.2, z: -0.55 }))
  whole.add(at(ball(0.22, matte(tone)), { x: foot + 0.2, y: 0.84, z: -0.55 }))
  const arch: [number, number, number?][] = [[-0.62, 0]]
  for (let i = 0; i <= 24; i += 1) {
    const a = Math.PI - (i / 24) * Math.PI
    arch.push([Math.cos(a) * 0.62, 1.05 + Math.sin(a) * 0.62])
  }
  arch.push([0.62, 0])
  whole.add(at(slab(arch, 0.28, 0.03, matte(tone)), { x: -foot * 0.55, z: -foot - 0.35 }))
  return whole
}

/** Everything throws a shadow except clear glass and hair. */
export function castShadows(root: Object3D): void {
  each(root, part => {
    part.castShadow = part.material.depthWrite !== false && part.userData.airy !== true
  })
}

/** Takes glass, labels and hair away, so that the shade of what they cover counts. */
export function hideClear(root: Object3D): void {
  each(root, part => {
    part.visible = part.material.depthWrite !== false && part.userData.airy !== true
  })
}

/** Whether the parts receive shadows. */
export function receiveShadows(root: Object3D, receive: boolean): void {
  each(root, part => {
    part.receiveShadow = receive
  })
}

function each(root: Object3D, visit: (part: Mesh<BufferGeometry, Material>) => void): void {
  root.traverse(part => {
    if (part instanceof Mesh) visit(part)
  })
}
