import { useText } from '@shiji/i18n/react.ts'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { Gallery } from '@shiji/ui/shop/gallery/gallery.tsx'
import { useState } from 'react'

export interface PictureDialogProps {
  readonly pictures: readonly string[]
  readonly at: number
  readonly onClose: () => void
}

/** Pictures of a comment in large. */
export function PictureDialog({ pictures, at, onClose }: PictureDialogProps) {
  const say = useText('ui')
  const [index, setIndex] = useState(at)
  return (
    <Dialog open onClose={onClose} title={say('ui.gallery')}>
      <Gallery
        pictures={pictures.map((src, place) => ({
          src,
          alt: say('ui.gallery_show', { at: place + 1, of: pictures.length }),
        }))}
        index={index}
        onIndex={setIndex}
        seed={pictures[0] ?? ''}
      />
    </Dialog>
  )
}
