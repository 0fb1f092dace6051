import { Box3, type Object3D, type PerspectiveCamera, Vector3 } from 'three'

const INK = '#5d574f'

/**
 * Draws a fine dimension line with its figure beside the product and hands the picture back as a PNG data address.
 * `product` is in centimetres, `holder` is the same in the studio.
 */
export function measured(
  shown: HTMLCanvasElement,
  camera: PerspectiveCamera,
  holder: Object3D,
  product: Object3D,
  along: 'height' | 'width',
): string {
  const canvas = document.createElement('canvas')
  canvas.width = shown.width
  canvas.height = shown.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2d canvas in this browser')
  pen.drawImage(shown, 0, 0)
  const box = new Box3().setFromObject(holder, true)
  const unit = holder.scale.x
  const gap = 0.16
  const [from, to] =
    along === 'height'
      ? [new Vector3(box.max.x + gap, box.min.y, 0), new Vector3(box.max.x + gap, box.max.y, 0)]
      : [new Vector3(box.min.x, box.max.y + gap, 0), new Vector3(box.max.x, box.max.y + gap, 0)]
  const length = from.distanceTo(to) / unit
  const scale = canvas.width / 800
  const onPicture = (point: Vector3) => {
    const spot = point.clone().project(camera)
    return [((spot.x + 1) / 2) * canvas.width, ((1 - spot.y) / 2) * canvas.height] as const
  }
  product.updateMatrixWorld()
  const [[x1, y1], [x2, y2]] = [onPicture(from), onPicture(to)]
  const [start, end]: [Point, Point] =
    along === 'height'
      ? [
          [Math.max(x1, x2), y1],
          [Math.max(x1, x2), y2],
        ]
      : [
          [x1, Math.min(y1, y2)],
          [x2, Math.min(y1, y2)],
        ]
  line(pen, scale, start, end, length < 10 ? `${length.toFixed(1)} cm` : `${Math.round(length)} cm`)
  return canvas.toDataURL('image/png')
}

type Point = readonly [number, number]

function line(pen: CanvasRenderingContext2D, scale: number, [x1, y1]: Point, [x2, y2]: Point, words: string): void {
  const upright = Math.abs(x1 - x2) < Math.abs(y1 - y2)
  pen.strokeStyle = INK
  pen.lineWidth = 2 * scale
  pen.beginPath()
  pen.moveTo(x1, y1)
  pen.lineTo(x2, y2)
  const [dx, dy] = upright ? [9 * scale, 0] : [0, 9 * scale]
  for (const [x, y] of [
    [x1, y1],
    [x2, y2],
  ] as const) {
    pen.moveTo(x - dx, y - dy)
    pen.lineTo(x + dx, y + dy)
  }
  pen.stroke()
  pen.font = `500 ${25 * scale}px "Noto Sans CJK SC", sans-serif`
  pen.fillStyle = INK
  pen.textBaseline = 'middle'
  pen.textAlign = upright ? 'left' : 'center'
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  pen.fillText(words, upright ? x + 14 * scale : x, upright ? y : y - 24 * scale)
}
