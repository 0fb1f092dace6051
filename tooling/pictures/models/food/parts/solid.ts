import {
  BufferAttribute,
  type BufferGeometry,
  Group,
  InstancedMesh,
  type Material,
  Mesh,
  MeshPhysicalMaterial,
  type Object3D,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { LeafPictures, Shot } from '../../../studio/cover/cover.ts'

/** The same thing with parts of like material made one: a heap of two hundred nuts is then drawn at once. */
export function solid(thing: Object3D): Object3D {
  thing.updateMatrixWorld(true)
  const whole = new Group()
  const heaps = new Map<string, { material: MeshPhysicalMaterial; parts: BufferGeometry[] }>()
  thing.traverse(part => {
    if (!(part instanceof Mesh)) return
    const material: unknown = part.material
    const plain = material instanceof MeshPhysicalMaterial && !material.transparent && !(part instanceof InstancedMesh)
    if (!plain) {
      const copy = part.clone(false)
      part.matrixWorld.decompose(copy.position, copy.quaternion, copy.scale)
      whole.add(copy)
      return
    }
    const key = lookOf(material)
    const heap = heaps.get(key) ?? { material, parts: [] }
    heap.parts.push(baked(part, material.vertexColors))
    heaps.set(key, heap)
  })
  for (const { material, parts } of heaps.values()) {
    whole.add(new Mesh(mergeGeometries(parts), material))
    for (const part of parts) part.dispose()
  }
  return whole
}

const lookOf = (m: MeshPhysicalMaterial): string =>
  [
    m.color.getHex(),
    m.emissive.getHex(),
    m.emissiveIntensity,
    m.roughness,
    m.metalness,
    m.clearcoat,
    m.clearcoatRoughness,
    m.sheen,
    m.vertexColors,
    m.side,
    m.map?.uuid,
    m.bumpMap?.uuid,
    m.emissiveMap?.uuid,
  ].join()

function baked(mesh: Mesh, tinted: boolean): BufferGeometry {
  const geometry = mesh.geometry.clone()
  for (const name of Object.keys(geometry.attributes))
    if (!['position', 'normal', 'uv', ...(tinted ? ['color'] : [])].includes(name)) geometry.deleteAttribute(name)
  const count = geometry.getAttribute('position').count
  if (!geometry.hasAttribute('normal')) geometry.computeVertexNormals()
  if (!geometry.hasAttribute('uv')) geometry.setAttribute('uv', new BufferAttribute(new Float32Array(count * 2), 2))
  if (!geometry.index) geometry.setIndex(Array.from({ length: count }, (_, i) => i))
  geometry.clearGroups()
  geometry.morphAttributes = {}
  return geometry.applyMatrix4(mesh.matrixWorld)
}

/** A printed label that hides what is behind it: on glass the two would otherwise blend. */
export const opaque = (label: Material): Material => {
  label.transparent = false
  label.depthWrite = true
  return label
}

const shotOf = (shot: Shot): Shot => {
  const { props } = shot
  return props ? { ...shot, props: () => [solid(group(props()))] } : shot
}

const group = (things: readonly Object3D[]): Group => new Group().add(...things)

/** The class with its things drawn at once. */
export const swift = ({ kinds, covers }: LeafPictures): LeafPictures => ({
  kinds: Object.fromEntries(
    Object.entries(kinds).map(([kind, views]) => [kind, { ...views, scene: shotOf(views.scene) }]),
  ),
  covers: covers.map(cover => ({ ...cover, build: main => solid(cover.build(main)), shot: shotOf(cover.shot) })),
})
