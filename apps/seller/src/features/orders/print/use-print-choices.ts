import { keepChoice, readChoice } from '@shiji/backoffice/core/choice/kept-choice.ts'
import { PRINT_PAPERS, type PrintPaper } from '@shiji/contract/order/order.words.ts'
import { useState } from 'react'

/** Sizes of paper that orders are printed on. */
export const SIZES = ['label', 'a4'] as const
export type Size = (typeof SIZES)[number]

/** Usual size of each document. */
const USUAL: Readonly<Record<PrintPaper, Size>> = { waybill: 'label', slip: 'label', pick: 'a4' }

const sizeKey = (paper: PrintPaper) => `seller_print_${paper}`

/** The document and its size of paper; the last choices are remembered in this browser. */
export function usePrintChoices() {
  const [paper, setPaper] = useState(
    () => PRINT_PAPERS.find(each => each === readChoice('seller_print')) ?? ('waybill' as const),
  )
  const [sizes, setSizes] = useState<Partial<Record<PrintPaper, Size>>>({})
  const size = sizes[paper] ?? SIZES.find(each => each === readChoice(sizeKey(paper))) ?? USUAL[paper]
  return {
    paper,
    size,
    choosePaper: (text: string): void => {
      const next = PRINT_PAPERS.find(each => each === text) ?? 'waybill'
      setPaper(next)
      keepChoice('seller_print', next)
    },
    chooseSize: (text: string): void => {
      const next = SIZES.find(each => each === text) ?? 'label'
      setSizes({ ...sizes, [paper]: next })
      keepChoice(sizeKey(paper), next)
    },
  }
}
