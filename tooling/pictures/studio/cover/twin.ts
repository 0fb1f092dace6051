import { BufferAttribute, BufferGeometry, InstancedMesh, Matrix4, Mesh, type Object3D, Vector3 } from 'three'

/** Edge of the cubes in which corners of fine meshes become one, in studio units. */
const CELL = 0.022
/** Meshes of fewer triangles are copied as they are. */
const FEW = 400

/**
 * Everything that throws a shadow as one coarse mesh in the studio's units: a shadow map has no use for more triangles than
 * points, and the maps are what costs. Corners that share a small cube become the first of them.
 */
export function twinOf(roots: readonly Object3D[]): BufferGeometry {
  const corners: number[] = []
  const faces: number[] = []
  for (const root of roots) {
    root.updateMatrixWorld(true)
    root.traverseVisible(part => {
      if (part instanceof Mesh && part.castShadow) for (const place of placesOf(part)) add(part, place, corners, faces)
    })
  }
  const twin = new BufferGeometry()
  twin.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  twin.setIndex(new BufferAttribute(new Uint32Array(faces), 1))
  return twin
}

function placesOf(part: Mesh): Matrix4[] {
  if (!(part instanceof InstancedMesh)) return [part.matrixWorld]
  return Array.from({ length: part.count }, (_, at) => {
    const place = new Matrix4()
    part.getMatrixAt(at, place)
    return place.premultiply(part.matrixWorld)
  })
}

function add(part: Mesh<BufferGeometry>, place: Matrix4, corners: number[], faces: number[]): void {
  const position = part.geometry.getAttribute('position')
  const { index } = part.geometry
  const count = index?.count ?? position.count
  const found = count < FEW * 3 ? null : new Map<number, number>()
  const cell = found ? Math.min(CELL, thinnest(part.geometry, place) / 3) : CELL
  const names = new Int32Array(position.count)
  const { elements: e } = place
  for (let i = 0; i < position.count; i += 1) {
    const [px, py, pz] = [position.getX(i), position.getY(i), position.getZ(i)]
    const x = (e[0] ?? 1) * px + (e[4] ?? 0) * py + (e[8] ?? 0) * pz + (e[12] ?? 0)
    const y = (e[1] ?? 0) * px + (e[5] ?? 1) * py + (e[9] ?? 0) * pz + (e[13] ?? 0)
    const z = (e[2] ?? 0) * px + (e[6] ?? 0) * py + (e[10] ?? 1) * pz + (e[14] ?? 0)
    const spot = (Math.floor(x / cell) & 1023) | ((Math.floor(y / cell) & 1023) << 10)
    const key = spot + (Math.floor(z / cell) & 1023) * 1_048_576
    const known = found?.get(key)
    if (known === undefined) {
      const name = corners.length / 3
      corners.push(x, y, z)
      found?.set(key, name)
      names[i] = name
    } else names[i] = known
  }
  for (let i = 0; i + 2 < count; i += 3) {
    const [a, b, c] = [0, 1, 2].map(step => names[index ? index.getX(i + step) : i + step] ?? 0)
    if (a === undefined || b === undefined || c === undefined) continue
    if (a !== b && b !== c && a !== c) faces.push(a, b, c)
  }
}

/** The smallest side of the part, so that a thin board does not fall flat. */
function thinnest(geometry: BufferGeometry, place: Matrix4): number {
  geometry.computeBoundingBox()
  const size = geometry.boundingBox?.getSize(new Vector3()) ?? new Vector3(1, 1, 1)
  const scale = place.getMaxScaleOnAxis()
  return Math.max(0.01, Math.min(size.x, size.y, size.z) * scale)
}
