import { chakra } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { useText } from '@shiji/i18n/react.ts'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../common/button/button.tsx'
import { Icon } from '../../common/icon/icon.tsx'
import { type PaperSize, papers, sheetCss } from './sheet-css.ts'

export interface PrintSheetProps {
  /** Accessible name of the printout. */
  readonly label: string
  /** @default 'a4' */
  readonly paper?: PaperSize
  /** One element per sheet of paper. */
  readonly sheets: readonly ReactNode[]
  /** More buttons beside Print. */
  readonly children?: ReactNode
}

/** Sheets of paper as printed: printing outputs only them, dark on white. */
export function PrintSheet({ label, paper = 'a4', sheets, children }: PrintSheetProps) {
  const say = useText('ui')
  const { width, height } = papers[paper]
  return (
    <section aria-label={label}>
      <Global styles={sheetCss(paper)} />
      <chakra.div display="flex" justifyContent="flex-end" gap="2" mb="4" data-no-print>
        {children}
        <Button look="solid" icon={<Icon of={Printer} size={16} />} onClick={() => window.print()}>
          {say('ui.print')}
        </Button>
      </chakra.div>
      <chakra.div data-print-sheets display="grid" gap="5" justifyItems="center" overflowX="auto">
        {sheets.map((sheet, index) => (
          <chakra.div
            // Sheets are identified by their index.
            key={index}
            data-print-sheet
            bg="white"
            color="#181D1A"
            p="10mm"
            boxShadow="card"
            style={{ width: `${width}mm`, minHeight: `${height}mm` }}
          >
            {sheet}
          </chakra.div>
        ))}
      </chakra.div>
    </section>
  )
}
