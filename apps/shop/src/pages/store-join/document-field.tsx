import { chakra } from '@chakra-ui/react/styled-system'
import { fieldMessages, isFailure } from '@shiji/api/base/transport/failure.ts'
import { useKeepDocumentMutation, useOwnDocumentQuery } from '@shiji/api/store/application.buyer.api.ts'
import { documentAddress } from '@shiji/api/store/document-address.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { DocumentField as DocumentName } from '@shiji/contract/store/application.fields.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Spinner } from '@shiji/ui/common/spinner/spinner.tsx'
import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { useReportLoss } from '../../site/form/lost-answer.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MEGABYTE = 1_048_576

export interface DocumentFieldProps {
  readonly field: DocumentName
  /** Id of the stored picture; null without one. */
  readonly value: number | null
  readonly error: string | undefined
  readonly onProblem: (message: string | undefined) => void
  /** Called with the id of the new picture. */
  readonly onKept: (id: number) => void
  /** Counts the sending of a picture, which ends with whether it was stored. */
  readonly onSending: (sent: Promise<boolean>) => void
}

/** The picture of a document: sent when it is chosen, stored encrypted, and shown to its owner only. Phones offer their camera. */
export function DocumentField({ field, value, error, onProblem, onKept, onSending }: DocumentFieldProps) {
  const say = useText('shop_store', 'error')
  const id = useId()
  const reportLoss = useReportLoss()
  const [keep, { isLoading }] = useKeepDocumentMutation()
  const mb = Math.floor(LIMITS.upload.imageBytes / MEGABYTE)
  const take = (file: File) => {
    if (!TYPES.includes(file.type)) return onProblem(say('error.upload_type'))
    if (file.size > LIMITS.upload.imageBytes) return onProblem(say('error.upload_size', { mb }))
    onProblem(undefined)
    onSending(send(file))
  }
  const send = async (file: File): Promise<boolean> => {
    const answer = await keep({ file, name: field })
    if (answer.data?.id !== undefined) {
      onKept(answer.data.id)
      return true
    }
    reportLoss(answer.error)
    const refused = fieldMessages(answer.error)[field]
    onProblem(
      refused ??
        (isFailure(answer.error) && answer.error.kind === 'business' ? answer.error.msg : say('error.no_answer')),
    )
    return false
  }
  const label = say(`shop_store.field.${field}`)
  return (
    <Field label={label} required hint={say('shop_store.document_rules', { mb })} error={error} controlId={id}>
      <chakra.label
        htmlFor={id}
        position="relative"
        display="grid"
        placeItems="center"
        w="full"
        maxW="320px"
        overflow="hidden"
        bg="neutral.subtle"
        borderWidth="1px"
        borderStyle={value === null ? 'dashed' : 'solid'}
        borderColor={error === undefined ? 'border.control' : 'status.danger.border'}
        borderRadius="sm"
        cursor="pointer"
        css={{
          aspectRatio: '8 / 5',
          '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
        }}
      >
        {value !== null && <Preview id={value} alt={label} />}
        <chakra.span
          position={value === null ? 'static' : 'absolute'}
          insetInline="0"
          bottom="0"
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="2"
          minH="44px"
          px="3"
          textStyle="sm"
          fontWeight="medium"
          bg={value === null ? undefined : 'bg.surface'}
        >
          {isLoading ? <Spinner /> : <Icon of={ImagePlus} size={16} />}
          {say(
            isLoading
              ? 'shop_store.document_uploading'
              : value === null
                ? 'shop_store.document_choose'
                : 'shop_store.document_replace',
          )}
        </chakra.span>
        <chakra.input
          id={id}
          type="file"
          accept={TYPES.join(',')}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          disabled={isLoading}
          onChange={event => {
            const [file] = event.target.files ?? []
            if (file !== undefined) take(file)
            // The same file may be chosen again after a failure.
            event.target.value = ''
          }}
          srOnly
        />
      </chakra.label>
    </Field>
  )
}

function Preview({ id, alt }: { readonly id: number; readonly alt: string }) {
  const say = useText('shop_store')
  const { data, isError } = useOwnDocumentQuery(id)
  if (isError) return <chakra.span textStyle="sm">{say('shop_store.document_lost')}</chakra.span>
  if (data === undefined) return <Spinner />
  return <chakra.img src={documentAddress(data)} alt={alt} w="full" h="full" objectFit="contain" />
}
