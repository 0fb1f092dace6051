import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { WhenWanted } from '@shiji/ui/common/lazy/when-wanted.tsx'
import { useState } from 'react'
import type { GoodsDraft } from '../draft/goods-draft.ts'

// The parts of the product page load with the first preview.
const Preview = onDemand(() => import('./preview.tsx').then(module => module.Preview))

/** Opens the preview of what is typed. */
export function PreviewButton({ draft }: { readonly draft: GoodsDraft }) {
  const say = useText('goods_form')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('goods_form.preview_open')}</Button>
      <WhenWanted wanted={open}>
        <Preview open={open} onClose={() => setOpen(false)} draft={draft} />
      </WhenWanted>
    </>
  )
}
