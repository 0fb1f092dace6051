import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { safeHtml } from './safe-html.ts'

export interface RichTextViewProps {
  /** Stored rich text; only its html part is shown (§3). */
  readonly stored: string
}

/** A stored rich text to read, cleaned once more in the browser. */
export function RichTextView({ stored }: RichTextViewProps) {
  const html = useMemo(() => safeHtml(stored), [stored])
  return (
    <chakra.div
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
        '& table': { display: 'block', overflowX: 'auto' },
        '& td, & th': { borderWidth: '1px', px: '3', py: '2' },
      }}
    />
  )
}
