/** What a card to share shows. */
export interface ShareCard {
  readonly picture: string
  readonly name: string
  readonly price: string
  /** The code on screen, as one path. */
  readonly code: SVGSVGElement | null | undefined
  readonly hint: string
  readonly shop: string
}

const WIDTH = 750
const HEIGHT = 1_060
const MARGIN = 40
const CODE = 200
const FONT = "'Inter Variable', system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif"
const INK = '#181D1A'
const MUTED = '#5B635E'
const ACCENT = '#B93815'

/** Draws a card as a picture: the product, its name and price, and a code to scan. Null when the browser cannot. */
export async function drawShareCard({ picture, name, price, code, hint, shop }: ShareCard): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.fillStyle = '#FFFFFF'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const drawn = await readPicture(picture)
  if (drawn) pen.drawImage(drawn, 0, 0, WIDTH, WIDTH)
  const top = WIDTH + MARGIN
  const room = WIDTH - 3 * MARGIN - CODE
  write(pen, price, MARGIN, top + 40, `700 44px ${FONT}`, ACCENT)
  linesOf(pen, name, room, `600 32px ${FONT}`).forEach((line, at) => {
    write(pen, line, MARGIN, top + 104 + at * 44, `600 32px ${FONT}`, INK)
  })
  write(pen, shop, MARGIN, HEIGHT - MARGIN, `400 24px ${FONT}`, MUTED)
  drawCode(pen, code, WIDTH - MARGIN - CODE, top)
  pen.textAlign = 'center'
  write(pen, hint, WIDTH - MARGIN - CODE / 2, HEIGHT - MARGIN, `400 20px ${FONT}`, MUTED)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}

/** The picture of the product; without it, as from an origin that lends none, the card has words and code. */
const readPicture = (address: string): Promise<ImageBitmap | undefined> =>
  fetch(address)
    .then(answer => (answer.ok ? answer.blob().then(createImageBitmap) : undefined))
    .catch(() => undefined)

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

/** At most two lines; the second ends with an ellipsis when there is more. */
function linesOf(pen: CanvasRenderingContext2D, text: string, room: number, font: string): string[] {
  pen.font = font
  const fits = (line: string) => pen.measureText(line).width <= room
  const lines = ['']
  for (const part of text.match(/[\w.,'-]+\s*|./gu) ?? []) {
    const line = `${lines.at(-1) ?? ''}${part}`
    if (fits(line.trimEnd())) lines[lines.length - 1] = line
    else if (lines.length < 2) lines.push(part.trimStart())
    else return [lines[0] ?? '', `${(lines[1] ?? '').trimEnd().slice(0, -1)}…`]
  }
  return lines
}

function drawCode(pen: CanvasRenderingContext2D, code: ShareCard['code'], x: number, y: number): void {
  const path = code?.querySelector('path')?.getAttribute('d')
  const modules = code?.viewBox.baseVal.width
  if (!path || !modules) return
  pen.save()
  pen.translate(x, y)
  pen.scale(CODE / modules, CODE / modules)
  pen.fillStyle = '#000000'
  pen.fill(new Path2D(path))
  pen.restore()
}
