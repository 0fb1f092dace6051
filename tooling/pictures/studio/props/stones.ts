import { Float32BufferAttribute, IcosahedronGeometry, Mesh } from 'three'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { clouds } from '../surfaces/fields.ts'
import { stone } from '../surfaces/ground.ts'

/** Rock of a radius; the seed gives its shape. */
export function rock(radius: number, color: string, seed = 1): Mesh {
  const plain = new IcosahedronGeometry(1, 12)
  plain.deleteAttribute('normal')
  plain.deleteAttribute('uv')
  const geometry = mergeVertices(plain)
  const position = geometry.getAttribute('position')
  const uv: number[] = []
  for (let i = 0; i < position.count; i += 1) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    const swell = 0.72 + clouds(x * 1.1 + seed * 7 + 40, y * 1.1 + z * 0.9 + 40, 3) * 0.6
    position.setXYZ(
      i,
      x * swell * radius,
      Math.max(-0.25, y * swell * 0.62) * radius + radius * 0.2,
      z * swell * radius,
    )
    uv.push(x * 0.5, y * 0.5 + z * 0.3)
  }
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  geometry.computeVertexNormals()
  return new Mesh(geometry, stone(color, 1))
}
