import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { ArrowLeft, ArrowRight, ImagePlus, RotateCw, X } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { useField, useGroupAttributes } from '../field/field-context.ts'
import { useFileAddress } from '../file-address/file-address.ts'
import { Icon } from '../icon/icon.tsx'
import { reorder } from '../sortable-list/reorder.ts'
import { useDragOrder } from '../sortable-list/use-drag-order.ts'
import type { UploadFile } from '../upload/upload-file.ts'
import { imageTypes } from './image-types.ts'
import { useUploads } from './use-uploads.ts'

export interface ImageUploadProps {
  /** Field name sent with the file. */
  readonly name: string
  /** Addresses of the pictures that are there, the cover first. */
  readonly value: readonly string[]
  /** Called with all addresses when one is added, removed or moved. */
  readonly onValue: (urls: readonly string[]) => void
  /** Sends a picture and gives its address. */
  readonly upload: UploadFile
  /** @default 1 */
  readonly most?: number
  /** Bytes of one picture. @default 10485760 */
  readonly bytes?: number
  /** Edge of a tile in px. @default 104 */
  readonly edge?: number
}

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

/** Pictures to send: by choosing, dropping or pasting; each with progress, retry and a way out; the first is the cover. */
export function ImageUpload({
  name,
  value,
  onValue,
  upload,
  most = 1,
  bytes = SPEC_LIMITS.editor.imageBytes,
  edge = 104,
}: ImageUploadProps) {
  const say = useText('common', 'error', 'form')
  const address = useFileAddress()
  const field = useField()
  const group = useGroupAttributes()
  const disabled = field?.disabled ?? false
  const [refusal, setRefusal] = useState<string>()
  const [over, setOver] = useState(false)
  const uploads = useUploads(
    name,
    upload,
    url => onValue(most === 1 ? [url] : [...value, url]),
    error => (error instanceof Error && error.message !== '' ? error.message : say('error.operation_failed')),
  )
  const free = most - (most === 1 ? 0 : value.length) - uploads.pending.length
  const take = (files: readonly File[]): void => {
    const typed = files.filter(file => imageTypes.some(type => type === file.type))
    const fitting = typed.filter(file => file.size <= bytes)
    if (typed.length < files.length) setRefusal(say('error.upload_type'))
    else if (fitting.length < typed.length) setRefusal(say('error.upload_size', { mb: Math.floor(bytes / 1_048_576) }))
    else if (fitting.length > free) setRefusal(say('error.max_items', { limit: most }))
    else setRefusal(undefined)
    uploads.start(fitting.slice(0, Math.max(0, free)))
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take([...event.dataTransfer.files])
  }
  const move = (from: number, to: number): void => onValue(reorder(value, from, to))
  const drag = useDragOrder(move)
  const ordered = most > 1 && value.length > 1 && !disabled
  const rulesId = useId()
  const rules = say(most > 1 ? 'form.picture_rules_many' : 'form.picture_rules', {
    mb: Math.floor(bytes / 1_048_576),
    most,
  })
  const size = { width: edge, height: edge }
  return (
    <chakra.div
      {...group}
      display="flex"
      flexWrap="wrap"
      gap="2"
      onPaste={event => event.clipboardData.files.length > 0 && take([...event.clipboardData.files])}
    >
      {value.map((url, index) => (
        <Tile key={url} style={size} {...(ordered ? { ...drag(index), cursor: 'grab' } : {})}>
          <img src={address(url)} alt={say('form.picture_at', { at: index + 1 })} draggable={false} />
          {most > 1 && index === 0 && (
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
          {!disabled && (
            <chakra.div
              position="absolute"
              insetX="0"
              bottom="0"
              display="flex"
              justifyContent="flex-end"
              bg="bg.scrim"
              color="white"
            >
              {ordered && (
                <>
                  <IconButton
                    size="xs"
                    color="inherit"
                    label={say('form.picture_earlier')}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <Icon of={ArrowLeft} size={16} />
                  </IconButton>
                  <IconButton
                    size="xs"
                    color="inherit"
                    label={say('form.picture_later')}
                    disabled={index === value.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <Icon of={ArrowRight} size={16} />
                  </IconButton>
                </>
              )}
              <IconButton
                size="xs"
                color="inherit"
                label={say('form.picture_remove', { at: index + 1 })}
                onClick={() => onValue(value.filter((_, at) => at !== index))}
              >
                <Icon of={X} size={16} />
              </IconButton>
            </chakra.div>
          )}
        </Tile>
      ))}
      {uploads.pending.map(one => (
        <Tile key={one.key} style={size}>
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
              <chakra.progress
                aria-label={say('common.uploading')}
                value={one.share}
                max={1}
                w="80%"
                h="6px"
                css={{ accentColor: '{colors.accent.solid}' }}
              />
            )}
          </chakra.div>
          <chakra.div position="absolute" insetEnd="0" top="0">
            <IconButton size="xs" label={say('common.cancel')} onClick={() => uploads.cancel(one.key)}>
              <Icon of={X} size={16} />
            </IconButton>
          </chakra.div>
        </Tile>
      ))}
      {free > 0 && !disabled && (
        <chakra.label
          style={size}
          display="grid"
          placeItems="center"
          alignContent="center"
          gap="1"
          textStyle="xs"
          color="fg.muted"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor={over ? 'accent.solid' : 'border.control'}
          bg={over ? 'accent.subtle' : 'bg.surface'}
          borderRadius="sm"
          cursor="pointer"
          css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' } }}
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon of={ImagePlus} size={24} />
          {value.length > 0 && most === 1 ? say('form.picture_replace') : say('form.picture_add')}
          <chakra.input
            type="file"
            srOnly
            accept={imageTypes.join(',')}
            multiple={most > 1}
            aria-describedby={[rulesId, field?.describedBy].filter(Boolean).join(' ')}
            {...(field?.invalid ? { 'aria-invalid': true } : {})}
            onChange={event => {
              take([...(event.target.files ?? [])])
              // Lets the same file be chosen again after a failure.
              event.target.value = ''
            }}
          />
        </chakra.label>
      )}
      {!disabled && (
        <chakra.p id={rulesId} w="full" textStyle="xs" color="fg.muted">
          {rules}
        </chakra.p>
      )}
      <chakra.p
        role="alert"
        w="full"
        textStyle="xs"
        fontWeight="medium"
        color="status.danger.fg"
        css={{ '&:empty': { display: 'none' } }}
      >
        {refusal ?? uploads.pending.find(one => one.failure)?.failure}
      </chakra.p>
    </chakra.div>
  )
}
