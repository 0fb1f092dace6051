import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../common/button/button.tsx'
import { Dialog } from '../../common/dialog/dialog.tsx'
import { useFileAddress } from '../../common/file-address/file-address.ts'
import { Icon } from '../../common/icon/icon.tsx'
import { Pagination } from '../../common/pagination/pagination.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../common/state-view/states.tsx'
import { toast } from '../../common/toast/toast.ts'
import { SearchBar } from '../paged/search-bar.tsx'
import { usePaged } from '../paged/use-paged.ts'
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

interface ShelfProps extends Pick<ImagePickerProps, 'space'> {
  readonly picked: readonly string[]
  readonly onToggle: (url: string) => void
}

function Shelf({ space, picked, onToggle }: ShelfProps) {
  const address = useFileAddress()
  const [asked, setAsked] = useState({ typed: '', page: 1 })
  const { page, loading, failure, retry } = usePaged(`${asked.page} ${asked.typed}`, true, signal =>
    space.load(asked, signal),
  )
  return (
    <chakra.div display="grid" gap="3" pb="3" aria-busy={loading}>
      <SearchBar onSearch={typed => setAsked({ typed, page: 1 })} />
      {failure !== undefined ? (
        <ErrorState extent="inline" hint={failure || undefined} onRetry={retry} retrying={loading} />
      ) : page === undefined ? (
        <LoadingState />
      ) : page.pictures.length === 0 ? (
        <EmptyState extent="inline" />
      ) : (
        <chakra.ul
          listStyleType="none"
          display="grid"
          gap="2"
          gridTemplateColumns="repeat(auto-fill, minmax(112px, 1fr))"
        >
          {page.pictures.map(picture => {
            const on = picked.includes(picture.url)
            return (
              <li key={picture.id}>
                <chakra.button
                  type="button"
                  aria-pressed={on}
                  onClick={() => onToggle(picture.url)}
                  position="relative"
                  display="block"
                  w="full"
                  borderWidth="2px"
                  borderRadius="sm"
                  overflow="hidden"
                  cursor="pointer"
                  bg="bg.sunken"
                  borderColor={on ? 'accent.solid' : 'transparent'}
                  css={{ '& img': { w: 'full', aspectRatio: '1', objectFit: 'cover', display: 'block' } }}
                >
                  <img src={address(picture.url)} alt="" loading="lazy" />
                  <chakra.span display="block" px="2" py="1" textStyle="xs" truncate>
                    {picture.name}
                  </chakra.span>
                  {on && (
                    <chakra.span
                      position="absolute"
                      insetEnd="1"
                      top="1"
                      borderRadius="full"
                      bg="accent.solid"
                      color="accent.contrast"
                      p="1"
                    >
                      <Icon of={Check} size={16} />
                    </chakra.span>
                  )}
                </chakra.button>
              </li>
            )
          })}
        </chakra.ul>
      )}
      {page !== undefined && page.total > page.perPage && (
        <Pagination
          page={asked.page}
          perPage={page.perPage}
          total={page.total}
          short
          disabled={loading}
          onPage={next => setAsked({ ...asked, page: next })}
        />
      )}
    </chakra.div>
  )
}

/** Existing pictures, for example of a store's file space, to choose by click; the selection stays over pages. */
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
      <Shelf space={space} picked={picked} onToggle={toggle} />
    </Dialog>
  )
}
