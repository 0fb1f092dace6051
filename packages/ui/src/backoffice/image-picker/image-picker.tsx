import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import { Button } from '../../common/button/button.tsx'
import { Dialog } from '../../common/dialog/dialog.tsx'
import { toast } from '../../common/toast/toast.ts'
import { PictureShelf } from './picture-shelf.tsx'
import type { PictureSpace } from './picture-space.ts'

export interface ImagePickerProps {
  /** Whether it is open. */
  readonly open: boolean
  /** Source of the pictures. */
  readonly space: PictureSpace
  /** Most pictures to choose. @default 1 */
  readonly most?: number
  /** Called with the addresses of the chosen pictures. */
  readonly onPick: (urls: readonly string[]) => void
  /** Called on Esc, the close button or a click outside. */
  readonly onClose: () => void
}

/**
 * Existing pictures, for example of a store's file space, to choose by click in the order in which they are added; the
 * selection stays over pages and folders.
 */
export function ImagePicker({ open, space, most = 1, onPick, onClose }: ImagePickerProps) {
  const say = useText('common', 'error', 'form')
  const [picked, setPicked] = useState<readonly string[]>([])
  const toggle = (url: string): void => {
    if (picked.includes(url)) setPicked(picked.filter(other => other !== url))
    else if (most === 1) setPicked([url])
    else if (picked.length >= most) toast.warning(say('error.max_items', { limit: most }))
    else setPicked([...picked, url])
  }
  const leave = (): void => {
    setPicked([])
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={say('form.picture_space')}
      width="wide"
      fullScreenToggle
      closeOnOutside={false}
      footer={
        <>
          <chakra.span me="auto" textStyle="sm" color="fg.muted" role="status">
            {say('form.ticked_count', { count: picked.length })}
          </chakra.span>
          <Button onClick={leave}>{say('common.cancel')}</Button>
          <Button
            look="solid"
            onClick={() => {
              if (picked.length === 0) return toast.warning(say('error.select_first'))
              onPick(picked)
              leave()
            }}
          >
            {say('common.confirm')}
          </Button>
        </>
      }
    >
      <PictureShelf space={space} picked={picked} numbered={most > 1} onToggle={toggle} />
    </Dialog>
  )
}
