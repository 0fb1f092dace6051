import type { CropBox } from './crop-box.ts'

/** The square of a picture drawn at `edge` px, as a file; rejects if the browser cannot draw it. */
export function cropFile(picture: CanvasImageSource, box: CropBox, edge: number, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.reject(new Error('no canvas'))
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, box.left, box.top, box.edge, box.edge, 0, 0, edge, edge)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob =>
        blob
          ? resolve(new File([blob], name.replace(/\.\w+$/, '.png'), { type: blob.type }))
          : reject(new Error('no picture')),
      'image/png',
    ),
  )
}
