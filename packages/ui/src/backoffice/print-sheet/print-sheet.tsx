import { chakra } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { useText } from '@shiji/i18n/react.ts'
import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Button } from '../../common/button/button.tsx'
import { Icon } from '../../common/icon/icon.tsx'
import { type PaperSize, papers, sheetCss } from './sheet-css.ts'

export interface PrintSheetProps {
  /** Accessible name of the printout. */
  readonly label: string
  /** @default 'a4' */
  readonly paper?: PaperSize
  /** White edge of each sheet in mm. @default 10 */
  readonly edge?: number
  /** One element per sheet of paper. */
  readonly sheets: readonly ReactNode[]
  /** Runs when the button is pressed, before printing; false prints nothing. With it, only the button prints. */
  readonly beforePrint?: () => Promise<boolean>
  /** More controls beside the button. */
  readonly children?: ReactNode
}

/**
 * Sheets of paper as printed: printing outputs only them, dark on white, whatever is around them on the page. With
 * `beforePrint`, printing by the browser's menu outputs a hint instead of the sheets.
 */
export function PrintSheet({ label, paper = 'a4', edge = 10, sheets, beforePrint, children }: PrintSheetProps) {
  const say = useText('ui')
  const [asking, setAsking] = useState(false)
  const [released, setReleased] = useState(false)
  useEffect(() => {
    const lock = () => setReleased(false)
    window.addEventListener('afterprint', lock)
    return () => window.removeEventListener('afterprint', lock)
  }, [])
  const print = async () => {
    if (asking) return
    if (beforePrint !== undefined) {
      setAsking(true)
      const go = await beforePrint().finally(() => setAsking(false))
      if (!go) return
      flushSync(() => setReleased(true))
    }
    window.print()
  }
  const size = { width: `${papers[paper].width}mm`, minHeight: `${papers[paper].height}mm`, padding: `${edge}mm` }
  const drawn = sheets.map((sheet, index) => (
    <chakra.div
      // Sheets are identified by their index.
      key={index}
      data-print-sheet
      bg="white"
      color="black"
      boxSizing="border-box"
      flexShrink="0"
      boxShadow="card"
      colorScheme="light"
      style={size}
    >
      {sheet}
    </chakra.div>
  ))
  return (
    <section aria-label={label}>
      <Global styles={sheetCss(paper)} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="flex-end" gap="2" mb="4">
        {children}
        <Button
          look="solid"
          minH={{ base: '44px', md: 'control-md' }}
          disabled={sheets.length === 0}
          loading={asking}
          icon={<Icon of={Printer} size={16} />}
          onClick={() => void print()}
        >
          {say('ui.print')}
        </Button>
      </chakra.div>
      <chakra.div display="grid" gap="5" justifyItems="safe center" overflowX="auto">
        {drawn}
      </chakra.div>
      {createPortal(
        <div data-print-out aria-hidden>
          {beforePrint === undefined || released ? drawn : <p>{say('ui.print_by_button')}</p>}
        </div>,
        document.body,
      )}
    </section>
  )
}
