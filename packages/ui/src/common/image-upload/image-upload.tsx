import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { useId } from 'react'
import { useField, useGroupAttributes } from '../field/field-context.ts'
import { reorder } from '../sortable-list/reorder.ts'
import { useDragOrder } from '../sortable-list/use-drag-order.ts'
import type { UploadFile } from '../upload/upload-file.ts'
import { useTakenFiles } from '../upload/use-taken-files.ts'
import { imageTypes } from './image-types.ts'
import { PictureDrop } from './picture-drop.tsx'
import { PendingTile, PictureTile } from './picture-tile.tsx'

export interface ImageUploadProps {
  /** Field name sent with the file. */
  readonly name: string
  /** Addresses of the uploaded pictures, the cover first. */
  readonly value: readonly string[]
  /** Called with all addresses when one is added, removed or moved. */
  readonly onValue: (urls: readonly string[]) => void
  /** Uploads a picture and returns its address. */
  readonly upload: UploadFile
  /** @default 1 */
  readonly most?: number
  /** Bytes of one picture. @default 10485760 */
  readonly bytes?: number
  /** Edge of a tile in px. @default 104 */
  readonly edge?: number
}

const isPicture = ({ type }: File): boolean => imageTypes.some(known => known === type)

/** Picture uploads: by choosing, dropping or pasting; each with progress, retry and remove; the first is the cover. */
export function ImageUpload(props: ImageUploadProps) {
  const { name, value, onValue, upload, most = 1, bytes = SPEC_LIMITS.editor.imageBytes, edge = 104 } = props
  const say = useText('form')
  const disabled = useField()?.disabled ?? false
  const group = useGroupAttributes()
  const rulesId = useId()
  const { uploads, free, mb, refusal, take } = useTakenFiles({
    name,
    value,
    onValue,
    upload,
    most,
    bytes,
    accepts: isPicture,
  })
  const move = (from: number, to: number): void => onValue(reorder(value, from, to))
  const drag = useDragOrder(move)
  const ordered = most > 1 && value.length > 1 && !disabled
  const size = { width: edge, height: edge }
  return (
    <chakra.div
      {...group}
      display="flex"
      flexWrap="wrap"
      gap="2"
      onPaste={event => event.clipboardData.files.length > 0 && take([...event.clipboardData.files])}
    >
      {value.map((url, at) => (
        <PictureTile
          key={url}
          url={url}
          at={at}
          last={value.length - 1}
          isCover={most > 1 && at === 0}
          onMove={ordered ? to => move(at, to) : undefined}
          onRemove={disabled ? undefined : () => onValue(value.filter((_, other) => other !== at))}
          tile={{ style: size, ...(ordered ? { ...drag(at), cursor: 'grab' } : {}) }}
        />
      ))}
      {uploads.pending.map(one => (
        <PendingTile key={one.key} one={one} uploads={uploads} tile={{ style: size }} />
      ))}
      {free > 0 && !disabled && (
        <PictureDrop
          size={size}
          replaces={value.length > 0 && most === 1}
          several={most > 1}
          rulesId={rulesId}
          onTake={take}
        />
      )}
      {!disabled && (
        <chakra.p id={rulesId} w="full" textStyle="xs" color="fg.muted">
          {say(most > 1 ? 'form.picture_rules_many' : 'form.picture_rules', { mb, most })}
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
