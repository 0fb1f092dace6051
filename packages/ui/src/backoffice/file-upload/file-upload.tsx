import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { FileText, RotateCw, Upload, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button, IconButton } from '../../common/button/button.tsx'
import { useField, useGroupAttributes } from '../../common/field/field-context.ts'
import { useFileAddress } from '../../common/file-address/file-address.ts'
import { Icon } from '../../common/icon/icon.tsx'
import type { UploadFile } from '../../common/upload/upload-file.ts'
import { UploadProgress } from '../../common/upload/upload-progress.tsx'
import { useTakenFiles } from '../../common/upload/use-taken-files.ts'
import type { PendingUpload, Uploads } from '../../common/upload/use-uploads.ts'
import { accepts, nameOfUrl } from './file-name.ts'

export interface FileUploadProps {
  /** Field name sent with the file. */
  readonly name: string
  /** Addresses of the uploaded files. */
  readonly value: readonly string[]
  /** Called with all addresses when one is added or removed. */
  readonly onValue: (urls: readonly string[]) => void
  /** Uploads a file and returns its address. */
  readonly upload: UploadFile
  /** @default 1 */
  readonly most?: number
  /** Bytes of one file. @default 10485760 */
  readonly bytes?: number
  /** Accepted types, as an `accept` attribute. @default all */
  readonly accept?: string | undefined
}

const Line = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <chakra.li
    display="flex"
    alignItems="center"
    gap="2"
    minH="36px"
    ps="2"
    bg="bg.sunken"
    borderRadius="xs"
    textStyle="sm"
  >
    <Icon of={FileText} size={16} />
    <chakra.span flex="1" minW="0" truncate>
      {name}
    </chakra.span>
    {children}
  </chakra.li>
)

interface StoredProps {
  readonly url: string
  /** Undefined if nothing can be changed. */
  readonly onRemove: (() => void) | undefined
}

/** An uploaded file. */
function Stored({ url, onRemove }: StoredProps) {
  const say = useText('form')
  const address = useFileAddress()
  const name = nameOfUrl(url)
  const link = (
    <chakra.a href={address(url)} target="_blank" rel="noopener" color="accent.fg" textDecoration="underline">
      {name}
    </chakra.a>
  )
  return (
    <Line name={link}>
      {onRemove && (
        <IconButton size="sm" label={say('form.choice_remove', { name })} onClick={onRemove}>
          <Icon of={X} size={16} />
        </IconButton>
      )}
    </Line>
  )
}

interface OnItsWayProps {
  readonly one: PendingUpload
  readonly uploads: Uploads
}

/** A file that is uploading, or failed to. */
function OnItsWay({ one, uploads }: OnItsWayProps) {
  const say = useText('common')
  return (
    <Line name={one.file.name}>
      {one.failure ? (
        <>
          <chakra.span role="alert" color="status.danger.fg" textStyle="xs">
            {one.failure}
          </chakra.span>
          <IconButton
            size="sm"
            label={`${say('common.retry')}: ${one.file.name}`}
            onClick={() => uploads.retry(one.key)}
          >
            <Icon of={RotateCw} size={16} />
          </IconButton>
        </>
      ) : (
        <UploadProgress label={`${say('common.uploading')} ${one.file.name}`} share={one.share} width="96px" />
      )}
      <IconButton size="sm" label={`${say('common.cancel')}: ${one.file.name}`} onClick={() => uploads.cancel(one.key)}>
        <Icon of={X} size={16} />
      </IconButton>
    </Line>
  )
}

/** File uploads, each with progress, cancel and retry; the limits are shown before (§5, §7). */
export function FileUpload(props: FileUploadProps) {
  const { name, value, onValue, upload, most = 1, bytes = SPEC_LIMITS.editor.imageBytes, accept } = props
  const say = useText('form')
  const field = useField()
  const group = useGroupAttributes()
  const disabled = field?.disabled ?? false
  const rulesId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const { uploads, free, mb, refusal, take } = useTakenFiles({
    name,
    value,
    onValue,
    upload: (file, context) => upload(file, { ...context, uploadType: 'uploadFile' }),
    most,
    bytes,
    accepts: file => accepts(accept, file),
  })
  return (
    <chakra.div {...group} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" justifyItems="start">
      {(value.length > 0 || uploads.pending.length > 0) && (
        <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" w="full" listStyleType="none">
          {value.map((url, index) => (
            <Stored
              key={url}
              url={url}
              onRemove={disabled ? undefined : () => onValue(value.filter((_, at) => at !== index))}
            />
          ))}
          {uploads.pending.map(one => (
            <OnItsWay key={one.key} one={one} uploads={uploads} />
          ))}
        </chakra.ul>
      )}
      {!disabled && (
        <>
          <Button
            icon={<Icon of={Upload} size={16} />}
            disabled={free <= 0}
            aria-describedby={[rulesId, field?.describedBy].filter(Boolean).join(' ')}
            onClick={() => picker.current?.click()}
          >
            {value.length > 0 && most === 1 ? say('form.picture_replace') : say('form.file_add')}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            accept={accept}
            multiple={most > 1}
            onChange={event => {
              take([...(event.target.files ?? [])])
              // Lets the same file be chosen again after a failure.
              event.target.value = ''
            }}
          />
          <chakra.p id={rulesId} textStyle="xs" color="fg.muted">
            {say('form.file_rules', { mb, most })}
            {accept ? ` ${accept}` : ''}
          </chakra.p>
        </>
      )}
      <chakra.p role="alert" textStyle="xs" fontWeight="medium" color="status.danger.fg">
        {refusal}
      </chakra.p>
    </chakra.div>
  )
}
