import { Mesh, type Object3D, PerspectiveCamera, Vector3 } from 'three'

/** What the camera has to bring into the picture. */
export interface Framing {
  /** Degrees above the horizon. */
  readonly lift: number
  /** Share of the shorter side that a compact product fills; long ones get up to a fifth more. */
  readonly fill: number
  /** Point of the product (shares of its width and height in the picture) to look at when `zoom` > 1. */
  readonly focus: readonly [number, number]
  readonly zoom: number
  /** Position of the product's centre; 0.5 and 0.5 is the centre of the picture. */
  readonly centre: readonly [number, number]
  /** Opening of the lens in degrees; 26 when left out. */
  readonly lens?: number
}

/** Camera that shows the product exactly as large as asked, measured by its corners on the picture. */
export function framed(product: Object3D, aspect: number, framing: Framing): PerspectiveCamera {
  const camera = new PerspectiveCamera(framing.lens ?? 26, aspect, 0.1, 80)
  const rise = (framing.lift * Math.PI) / 180
  const towards = new Vector3(0, Math.sin(rise), Math.cos(rise))
  const target = new Vector3(0, 1, 0)
  const points = corners(product)
  let distance = 8
  const place = () => {
    camera.position.copy(target).addScaledVector(towards, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld()
    camera.updateProjectionMatrix()
  }
  for (let round = 0; round < 6; round += 1) {
    place()
    const seen = extent(points, camera)
    const width = (seen.right - seen.left) / 2
    const height = (seen.top - seen.bottom) / 2
    const slim = Math.min(1, Math.abs(Math.log2((width * aspect) / height)) / 1.3)
    const fill = framing.fill * (1 + 0.2 * slim)
    distance *= Math.max(width * Math.max(aspect, 1), height * Math.max(1 / aspect, 1)) / fill
    place()
    const now = extent(points, camera)
    const half = Math.tan((camera.fov * Math.PI) / 360) * distance
    const right = new Vector3(1, 0, 0)
    const up = new Vector3(0, Math.cos(rise), -Math.sin(rise))
    const wantX = (framing.centre[0] - 0.5) * 2
    const wantY = (0.5 - framing.centre[1]) * 2
    target.addScaledVector(right, ((now.left + now.right) / 2 - wantX) * half * aspect)
    target.addScaledVector(up, ((now.top + now.bottom) / 2 - wantY) * half)
  }
  place()
  if (framing.zoom > 1) {
    const seen = extent(points, camera)
    const x = seen.left + (seen.right - seen.left) * framing.focus[0]
    const y = seen.bottom + (seen.top - seen.bottom) * framing.focus[1]
    const span = 1 / framing.zoom
    const full = 1000
    camera.setViewOffset(
      full * aspect,
      full,
      ((x + 1) / 2 - span / 2) * full * aspect,
      ((1 - y) / 2 - span / 2) * full,
      full * aspect * span,
      full * span,
    )
  }
  return camera
}

function corners(product: Object3D): Vector3[] {
  product.updateMatrixWorld(true)
  const points: Vector3[] = []
  product.traverse(part => {
    if (!(part instanceof Mesh)) return
    const position = part.geometry.getAttribute('position')
    const step = Math.max(1, Math.floor(position.count / 600))
    for (let i = 0; i < position.count; i += step)
      points.push(new Vector3(position.getX(i), position.getY(i), position.getZ(i)).applyMatrix4(part.matrixWorld))
  })
  return points
}

function extent(points: readonly Vector3[], camera: PerspectiveCamera) {
  const seen = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  const spot = new Vector3()
  for (const point of points) {
    spot.copy(point).project(camera)
    seen.left = Math.min(seen.left, spot.x)
    seen.right = Math.max(seen.right, spot.x)
    seen.bottom = Math.min(seen.bottom, spot.y)
    seen.top = Math.max(seen.top, spot.y)
  }
  return seen
}
