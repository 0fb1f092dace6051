import type { UploadFile } from '@shiji/ui/common/upload/upload-file.ts'
import { createContext, use } from 'react'
import type { GoodsDraft } from './draft/goods-draft.ts'
import type { Problems } from './faults/problem-places.ts'
import type { ChangeDraft, ReportProblem } from './use-goods-form.ts'

/** What the sections of the goods form share. */
export interface GoodsFormParts {
  readonly draft: GoodsDraft
  readonly problems: Problems
  readonly change: ChangeDraft
  readonly onProblem: ReportProblem
  /** Values are shown to read, and nothing can be typed. */
  readonly readOnly: boolean
  readonly upload: UploadFile
}

export const GoodsFormContext = createContext<GoodsFormParts | undefined>(undefined)

/** The goods form around this section. */
export function useGoodsParts(): GoodsFormParts {
  const parts = use(GoodsFormContext)
  if (parts === undefined) throw new Error('outside of a goods form')
  return parts
}
