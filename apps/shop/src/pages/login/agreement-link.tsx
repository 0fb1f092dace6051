import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { type MouseEvent, Suspense, useState } from 'react'
import { articlePath } from '../../site/links/paths.ts'

const AgreementText = lazyPart(() => import('./agreement-text.tsx').then(part => part.AgreementText))

export interface AgreementLinkProps {
  readonly name: string
  readonly children: string
}

/** A link that opens an agreement over the page, so that the input stays; with Ctrl or ⌘ it opens as a page. */
export function AgreementLink({ name, children }: AgreementLinkProps) {
  const say = useText('common')
  const [open, setOpen] = useState(false)
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <UiLink href={articlePath(name)} onClick={press} color="accent.fg" textDecoration="underline">
        {children}
      </UiLink>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={children}
        footer={
          <Button look="solid" onClick={() => setOpen(false)}>
            {say('common.close')}
          </Button>
        }
      >
        <Suspense fallback={null}>
          <AgreementText name={name} />
        </Suspense>
      </Dialog>
    </>
  )
}
