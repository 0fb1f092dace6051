import type { Page } from 'playwright-core'

/** Edge of the squares in which a page is measured, in px: larger than any letter. */
const SQUARE = 16
/** Lightness from which a square counts as bright, of 1. */
const BRIGHT = 0.85
/** Squares that buttons in the colour of letters may have together. */
const CONTROLS = 12
const TALLEST = 2_400
/** Pictures have colours of their own, and readers of QR codes need a light ground. */
const PICTURES = 'img, video, canvas, [data-scope="qr-code"]'

/** Bright squares of a picture: their number, and where the first lies. */
interface BrightSquares {
  readonly squares: number
  readonly at: string
}

const countSquares = async ([picture, square, bright]: readonly [string, number, number]): Promise<BrightSquares> => {
  const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  const isBright = (left: number, top: number) => {
    for (let y = top; y < top + square; y++)
      for (let x = left; x < left + square; x++) {
        const at = (y * width + x) * 4
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
        if ((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255 < bright) return false
      }
    return true
  }
  let squares = 0
  let at = ''
  for (let top = 0; top + square <= height; top += square)
    for (let left = 0; left + square <= width; left += square)
      if (isBright(left, top)) {
        squares += 1
        at ||= `${left},${top}`
      }
  return { squares, at }
}

/** Bright squares of the page outside of its pictures. */
const measure = async (page: Page): Promise<BrightSquares> => {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
    animations: 'disabled',
    scale: 'css',
    mask: [page.locator(PICTURES)],
    maskColor: '#000000',
  })
  return page.evaluate(countSquares, [picture.toString('base64'), SQUARE, BRIGHT] as const)
}

/**
 * The bright areas of a dark page outside of its pictures, in one line; none if only letters, lines and a small button are bright. Measured
 * twice before it is reported: a page that moves while it is photographed shows pictures beside their masks.
 */
export const findBrightSlabs = async (page: Page): Promise<string[]> => {
  if ((await measure(page)).squares <= CONTROLS) return []
  await page.waitForLoadState('networkidle')
  const { squares, at } = await measure(page)
  return squares <= CONTROLS ? [] : [`bright slab of ${squares * SQUARE * SQUARE} px² in the dark, first at ${at}`]
}
