import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { useState } from 'react'

// Readers of files are needed by few visits.
const ShipSheetDialog = onDemand(() => import('./ship-sheet-dialog.tsx').then(module => module.ShipSheetDialog))

/** The way to ship by a file, beside the buttons of the list. */
export function ShipSheetButton() {
  const say = useText('order')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button minH={{ base: '44px', md: 'control-md' }} onClick={() => setOpen(true)}>
        {say('order.sheet')}
      </Button>
      {open && <ShipSheetDialog onClose={() => setOpen(false)} />}
    </>
  )
}
