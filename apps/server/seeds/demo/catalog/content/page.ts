import type { Pair } from '../pair.ts'
import type { Both } from '../types.ts'

/**
 * An article of the help centre. Texts are written in lines: `# ` starts a heading, `- ` and `1. ` are lists,
 * everything else is a paragraph.
 */
export interface DemoArticle {
  readonly name: string
  readonly title: Pair
  readonly text: Both
}

/** A column of the help centre; columns below it carry their own articles. */
export interface DemoColumn {
  readonly name: Pair
  readonly articles: readonly DemoArticle[]
  readonly below?: readonly DemoColumn[]
}

type Line = { readonly kind: 'h2' | 'p' | 'ul' | 'ol'; readonly text: string }

/** Turns a text in lines into html. */
export function pageHtml(text: string): string {
  const lines = text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(readLine)
  return lines
    .map(({ kind, text: words }, index) => {
      if (kind === 'h2' || kind === 'p') return `<${kind}>${escaped(words)}</${kind}>`
      const opens = lines[index - 1]?.kind === kind ? '' : `<${kind}>`
      const closes = lines[index + 1]?.kind === kind ? '' : `</${kind}>`
      return `${opens}<li>${escaped(words)}</li>${closes}`
    })
    .join('')
}

function readLine(line: string): Line {
  if (line.startsWith('# ')) return { kind: 'h2', text: line.slice(2) }
  if (line.startsWith('- ')) return { kind: 'ul', text: line.slice(2) }
  if (/^\d\. /.test(line)) return { kind: 'ol', text: line.slice(3) }
  return { kind: 'p', text: line }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
