import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../../common/button/button.tsx'
import { Dialog } from '../../common/dialog/dialog.tsx'
import { useFileAddress } from '../../common/file-address/file-address.ts'
import { Icon } from '../../common/icon/icon.tsx'
import type { GalleryPicture } from './gallery.tsx'

export interface LightboxProps {
  readonly pictures: readonly GalleryPicture[]
  readonly open: boolean
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** One picture in full size, doubled on click; arrow keys and buttons turn. */
export function Lightbox({ pictures, open, index, onIndex, onClose }: LightboxProps) {
  const say = useText('ui', 'common')
  const address = useFileAddress()
  const [zoomed, setZoomed] = useState(false)
  const picture = pictures[index]
  const last = pictures.length - 1
  const go = (to: number): void => {
    setZoomed(false)
    onIndex(Math.max(0, Math.min(last, to)))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (to === undefined || zoomed) return
    event.preventDefault()
    go(to)
  }
  return (
    <Dialog
      open={open}
      onClose={() => {
        setZoomed(false)
        onClose()
      }}
      title={say('ui.gallery_at', { at: index + 1, of: pictures.length })}
      fullScreen
    >
      <chakra.div
        onKeyDown={onKeyDown}
        display="grid"
        gridTemplateRows="1fr auto"
        gap="3"
        h="calc(100dvh - 96px)"
        justifyItems="center"
      >
        <chakra.div
          role="group"
          aria-label={picture?.alt}
          tabIndex={0}
          w="full"
          minH="0"
          overflow="auto"
          display="grid"
          placeItems={zoomed ? 'start' : 'center'}
        >
          {picture && (
            <chakra.img
              src={address(picture.large ?? picture.src)}
              alt={picture.alt}
              onClick={() => setZoomed(!zoomed)}
              cursor={zoomed ? 'zoom-out' : 'zoom-in'}
              {...(zoomed ? { w: '200%', maxW: 'none' } : { maxW: 'full', maxH: 'full', objectFit: 'contain' })}
            />
          )}
        </chakra.div>
        <chakra.div display="flex" gap="2">
          <IconButton label={say('common.previous_slide')} aria-disabled={index === 0} onClick={() => go(index - 1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <IconButton
            label={say(zoomed ? 'ui.zoom_out' : 'ui.zoom_in')}
            aria-pressed={zoomed}
            onClick={() => setZoomed(!zoomed)}
          >
            <Icon of={zoomed ? ZoomOut : ZoomIn} />
          </IconButton>
          <IconButton label={say('common.next_slide')} aria-disabled={index === last} onClick={() => go(index + 1)}>
            <Icon of={ChevronRight} />
          </IconButton>
        </chakra.div>
      </chakra.div>
    </Dialog>
  )
}
