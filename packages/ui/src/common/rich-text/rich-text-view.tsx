import { chakra } from '@chakra-ui/react/styled-system'
import { use, useMemo } from 'react'
import { FilesOrigin } from '../file-address/file-address.ts'
import { safeHtml } from './safe-html.ts'

export interface RichTextViewProps {
  /** Stored rich text; only its html part is shown (§3). */
  readonly stored: string
  /** Groups the html once it is safe; it adds no content. */
  readonly arrange?: (safe: string) => string
}

// A table that is wider than the page scrolls, and is a Tab stop then.
const reachTables = (root: HTMLElement | null): (() => void) | undefined => {
  if (!root) return
  const look = (): void => {
    for (const table of root.querySelectorAll('table')) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
      else table.removeAttribute('tabindex')
    }
  }
  const observer = new ResizeObserver(look)
  observer.observe(root)
  return () => observer.disconnect()
}

/** A stored rich text to read, sanitised again in the browser. */
export function RichTextView({ stored, arrange }: RichTextViewProps) {
  const filesOrigin = use(FilesOrigin)
  const html = useMemo(() => {
    const safe = safeHtml(stored, filesOrigin)
    return arrange ? arrange(safe) : safe
  }, [stored, filesOrigin, arrange])
  return (
    <chakra.div
      ref={reachTables}
      // The text went through DOMPurify with an allow-list in safe-html.ts.
      dangerouslySetInnerHTML={{ __html: html }}
      textStyle="lg"
      overflowWrap="anywhere"
      css={{
        '& p, & ul, & ol, & blockquote, & figure, & table, & pre': { my: '0.7em' },
        '& h1, & h2, & h3': { fontWeight: 'semibold', mt: '1.2em', mb: '0.4em', textStyle: 'xl' },
        '& ul': { listStyle: 'disc', ps: '1.5em' },
        '& ol': { listStyle: 'decimal', ps: '1.5em' },
        '& blockquote': { ps: '4', borderInlineStartWidth: '3px', borderColor: 'border.strong', color: 'fg.muted' },
        '& a': { color: 'accent.fg', textDecoration: 'underline' },
        '& img': { maxW: 'full', h: 'auto', borderRadius: 'sm' },
        '& table': { display: 'block', overflowX: 'auto', overflowWrap: 'break-word' },
        // At least two words wide, instead of a column of single characters.
        '& td, & th': { borderWidth: '1px', px: '3', py: '2', minW: '5em' },
      }}
    />
  )
}
