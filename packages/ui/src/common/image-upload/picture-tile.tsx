import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { ArrowLeft, ArrowRight, RotateCw, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../button/button.tsx'
import { useFileAddress } from '../file-address/file-address.ts'
import { Icon } from '../icon/icon.tsx'
import { UploadProgress } from '../upload/upload-progress.tsx'
import type { PendingUpload, Uploads } from '../upload/use-uploads.ts'

const Tile = chakra('div', {
  base: {
    position: 'relative',
    flexShrink: '0',
    borderRadius: 'sm',
    overflow: 'hidden',
    bg: 'bg.sunken',
    borderWidth: '1px',
    '&[data-over]': { borderColor: 'accent.solid', opacity: '.7' },
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
})

interface PictureTileProps {
  readonly url: string
  /** Index; the first is the cover of several. */
  readonly at: number
  readonly isCover: boolean
  readonly last: number
  /** Undefined if nothing can be changed. */
  readonly onRemove: (() => void) | undefined
  /** Moves the picture to another index; undefined if there is nothing to reorder. */
  readonly onMove: ((to: number) => void) | undefined
  /** Size, and the attributes for dragging. */
  readonly tile: ComponentProps<typeof Tile>
}

/** An uploaded picture, with buttons to move and remove it. */
export function PictureTile({ url, at, isCover, last, onRemove, onMove, tile }: PictureTileProps) {
  const say = useText('form')
  const address = useFileAddress()
  return (
    <Tile {...tile}>
      <img src={address(url)} alt={say('form.picture_at', { at: at + 1 })} draggable={false} />
      {isCover && (
        <chakra.span
          position="absolute"
          insetStart="0"
          top="0"
          px="1.5"
          textStyle="2xs"
          bg="bg.inverted"
          color="fg.inverted"
          borderEndEndRadius="xs"
        >
          {say('form.picture_cover')}
        </chakra.span>
      )}
      {onRemove && (
        <chakra.div
          position="absolute"
          insetX="0"
          bottom="0"
          display="flex"
          justifyContent="flex-end"
          bg="bg.scrim"
          color="white"
        >
          {onMove && (
            <>
              <IconButton
                size="xs"
                color="inherit"
                label={say('form.picture_earlier')}
                disabled={at === 0}
                onClick={() => onMove(at - 1)}
              >
                <Icon of={ArrowLeft} size={16} />
              </IconButton>
              <IconButton
                size="xs"
                color="inherit"
                label={say('form.picture_later')}
                disabled={at === last}
                onClick={() => onMove(at + 1)}
              >
                <Icon of={ArrowRight} size={16} />
              </IconButton>
            </>
          )}
          <IconButton size="xs" color="inherit" label={say('form.picture_remove', { at: at + 1 })} onClick={onRemove}>
            <Icon of={X} size={16} />
          </IconButton>
        </chakra.div>
      )}
    </Tile>
  )
}

interface PendingTileProps {
  readonly one: PendingUpload
  readonly uploads: Uploads
  readonly tile: ComponentProps<typeof Tile>
}

/** A picture that is uploading, or failed to. */
export function PendingTile({ one, uploads, tile }: PendingTileProps) {
  const say = useText('common')
  return (
    <Tile {...tile}>
      <img src={one.preview} alt={one.file.name} style={{ opacity: 0.5 }} />
      <chakra.div position="absolute" inset="0" display="grid" placeItems="center">
        {one.failure ? (
          <IconButton
            label={`${say('common.retry')}: ${one.failure}`}
            look="solid"
            tone="danger"
            round
            onClick={() => uploads.retry(one.key)}
          >
            <Icon of={RotateCw} size={16} />
          </IconButton>
        ) : (
          <UploadProgress label={say('common.uploading')} share={one.share} width="80%" />
        )}
      </chakra.div>
      <chakra.div position="absolute" insetEnd="0" top="0">
        <IconButton size="xs" label={say('common.cancel')} onClick={() => uploads.cancel(one.key)}>
          <Icon of={X} size={16} />
        </IconButton>
      </chakra.div>
    </Tile>
  )
}
