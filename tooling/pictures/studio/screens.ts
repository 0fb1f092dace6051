import { display, type Material } from './materials.ts'

type Pen = CanvasRenderingContext2D

/** Wallpaper of soft hills in two tones, for phones, laptops, televisions. */
export function hills(w: number, h: number, from: string, to: string, extra?: (pen: Pen) => void): Material {
  return display(w, h, pen => {
    const sky = pen.createLinearGradient(0, 0, w * 0.4, h)
    sky.addColorStop(0, from)
    sky.addColorStop(1, to)
    pen.fillStyle = sky
    pen.fillRect(0, 0, w, h)
    for (let layer = 0; layer < 4; layer += 1) {
      pen.fillStyle = `rgba(255,255,255,${0.07 + layer * 0.035})`
      pen.beginPath()
      pen.moveTo(0, h)
      for (let x = 0; x <= w; x += w / 40) {
        const y = h * (0.48 + layer * 0.13) + Math.sin((x / w) * (4 + layer * 1.3) + layer * 2.1) * h * 0.07
        pen.lineTo(x, y)
      }
      pen.lineTo(w, h)
      pen.fill()
    }
    extra?.(pen)
  })
}

/** Small dark display with glowing characters. */
export function digits(w: number, h: number, text: string, colour = '#ffd9a0', ground = '#10151b'): Material {
  return display(w, h, pen => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = colour
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.font = `500 ${Math.min(h * 0.6, (w / text.length) * 1.5)}px "Noto Sans CJK SC"`
    pen.fillText(text, w / 2, h * 0.54)
  })
}
