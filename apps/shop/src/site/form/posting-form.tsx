import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { ImageUpload } from '@shiji/ui/common/image-upload/image-upload.tsx'
import { Textarea } from '@shiji/ui/common/input/textarea.tsx'
import type { ReactNode } from 'react'
import { usePictureUpload } from './use-picture-upload.ts'
import { type Send, usePosting } from './use-posting.ts'

export interface PostingFormProps {
  readonly label: string
  readonly placeholder?: string
  readonly submitLabel: string
  readonly limit: number
  /** The field for pictures, and how many it takes; none without it. */
  readonly pictures?: { readonly label: string; readonly most: number }
  readonly send: Send
  readonly onSent: () => void
  /** More buttons. */
  readonly children?: ReactNode
}

/** A field for a question or an answer, with its button. */
export function PostingForm({
  label,
  placeholder,
  submitLabel,
  limit,
  pictures,
  send,
  onSent,
  children,
}: PostingFormProps) {
  const upload = usePictureUpload()
  const posting = usePosting(send, limit, onSent)
  return (
    <chakra.form onSubmit={event => void posting.submit(event)} noValidate>
      <Field label={label} error={posting.error}>
        <Textarea
          limit={limit}
          placeholder={placeholder}
          value={posting.text}
          onChange={event => posting.change(event.target.value)}
        />
      </Field>
      {pictures !== undefined && (
        <chakra.div mt="3">
          <Field label={pictures.label} optional group>
            <ImageUpload
              name="comment"
              most={pictures.most}
              value={posting.images}
              onValue={posting.setImages}
              upload={upload}
            />
          </Field>
        </chakra.div>
      )}
      <chakra.div display="flex" gap="3" mt="3">
        <Button type="submit" look="solid" loading={posting.busy}>
          {submitLabel}
        </Button>
        {children}
      </chakra.div>
    </chakra.form>
  )
}
