/** Draft of the review of one order. */
export interface CommentDraft {
  readonly service: number | undefined
  readonly speed: number | undefined
  /** By line of the order. */
  readonly lines: Readonly<Record<number, LineDraft>>
}

export interface LineDraft {
  readonly score: number | undefined
  readonly agree: number | undefined
  readonly content: string
  readonly images: readonly string[]
}

export const NO_LINE: LineDraft = { score: undefined, agree: undefined, content: '', images: [] }
export const NO_DRAFT: CommentDraft = { service: undefined, speed: undefined, lines: {} }

const keyOf = (orderId: number) => `comment_draft_${orderId}`

/** The stored draft on this device; empty if there is none or it is unreadable. */
export function readDraft(orderId: number): CommentDraft {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(orderId)) ?? 'null')
    if (typeof value !== 'object' || value === null) return NO_DRAFT
    const fields = Object.fromEntries(Object.entries(value))
    const lines = typeof fields.lines === 'object' && fields.lines !== null ? fields.lines : {}
    return {
      service: stars(fields.service),
      speed: stars(fields.speed),
      lines: Object.fromEntries(Object.entries(lines).map(([id, line]) => [id, readLine(line)])),
    }
  } catch {
    return NO_DRAFT
  }
}

/** Stores a draft until it is sent; `undefined` deletes it. */
export function writeDraft(orderId: number, draft: CommentDraft | undefined): void {
  try {
    if (draft === undefined) localStorage.removeItem(keyOf(orderId))
    else localStorage.setItem(keyOf(orderId), JSON.stringify(draft))
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

function readLine(value: unknown): LineDraft {
  if (typeof value !== 'object' || value === null) return NO_LINE
  const fields = Object.fromEntries(Object.entries(value))
  return {
    score: stars(fields.score),
    agree: stars(fields.agree),
    content: typeof fields.content === 'string' ? fields.content : '',
    images: Array.isArray(fields.images) ? fields.images.filter(image => typeof image === 'string') : [],
  }
}

const stars = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5 ? value : undefined
