import { type BufferGeometry, type Material, Mesh, type Object3D } from 'three'

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

function each(root: Object3D, visit: (part: Mesh<BufferGeometry, Material>) => void): void {
  root.traverse(part => {
    if (part instanceof Mesh) visit(part)
  })
}
