import { type Material, Mesh, MeshBasicMaterial, MultiplyBlending, PlaneGeometry, type Texture } from 'three'

/** Floor as far as the eye goes, with its texture `repeat` units wide. */
export function floor(material: Material, depth = 24, y = 0, z = 6): Mesh {
  const mesh = new Mesh(flat(30, depth, 4), material)
  mesh.rotation.x = -Math.PI / 2
  mesh.position.set(0, y, z - depth / 2 + 6)
  return mesh
}

/** Wall behind the product. */
export function wall(material: Material, z = -2.3, y = 0, high = 16): Mesh {
  const mesh = new Mesh(flat(34, high, 8), material)
  mesh.position.set(0, y + high / 2, z)
  return mesh
}

/** Pattern of light and shade over a wall (upright) or a floor. */
export function overlay(shade: Texture, w: number, h: number, strength: number): Mesh {
  const material = new MeshBasicMaterial({
    map: shade,
    transparent: true,
    depthWrite: false,
    blending: MultiplyBlending,
    premultipliedAlpha: true,
    opacity: strength,
    toneMapped: false,
  })
  return new Mesh(new PlaneGeometry(w, h), material)
}

/** Plane whose texture covers `tile` × `tile` units. */
function flat(w: number, h: number, tile: number): PlaneGeometry {
  const geometry = new PlaneGeometry(w, h)
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, (uv.getX(i) * w) / tile, (uv.getY(i) * h) / tile)
  return geometry
}
