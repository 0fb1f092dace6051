import { readRichText } from '@shiji/ui/common/rich-text/rich-text.ts'

const LONGEST = 120

/** The first words of a rich text in its storage form, for the description of a page; '' when it has no text. */
export function firstWords(stored: string): string {
  const body = new DOMParser().parseFromString(readRichText(stored).html, 'text/html').body
  const words = [...body.children]
    .map(block => block.textContent)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words
}
