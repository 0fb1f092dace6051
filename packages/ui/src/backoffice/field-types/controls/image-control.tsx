import { useText } from '@shiji/i18n/react.ts'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../common/button/button.tsx'
import { OutsideField, useField } from '../../../common/field/field-context.ts'
import { Icon } from '../../../common/icon/icon.tsx'
import { ImageUpload } from '../../../common/image-upload/image-upload.tsx'
import { onDemand } from '../../../common/lazy/on-demand.tsx'
import { WhenWanted } from '../../../common/lazy/when-wanted.tsx'
import type { ControlProps } from '../../form-field/form-field.ts'
import { textsOf } from '../../form-value/read-value.ts'
import type { ImageField } from '../file-types.ts'

const ImagePicker = onDemand(() => import('../../image-picker/image-picker.tsx').then(module => module.ImagePicker))

export function ImageControl({ field, value, onChange }: ControlProps<ImageField>) {
  const say = useText('form')
  const around = useField()
  const [picking, setPicking] = useState(false)
  const most = field.most ?? 1
  const urls = textsOf(value)
  const put = (next: readonly string[]): void => onChange(most > 1 ? [...next] : (next[0] ?? ''))
  const free = most === 1 ? 1 : most - urls.length
  return (
    <>
      <ImageUpload
        name={field.name}
        upload={field.upload}
        most={most}
        {...(field.bytes === undefined ? {} : { bytes: field.bytes })}
        value={urls}
        onValue={put}
      />
      {field.space && !around?.disabled && (
        <OutsideField>
          <Button
            size="sm"
            alignSelf="start"
            icon={<Icon of={Images} size={16} />}
            disabled={free <= 0}
            onClick={() => setPicking(true)}
          >
            {say('form.picture_space_open')}
          </Button>
          <WhenWanted wanted={picking}>
            <ImagePicker
              open={picking}
              space={field.space}
              most={free}
              onClose={() => setPicking(false)}
              onPick={picked => put(most === 1 ? picked : [...urls, ...picked.filter(url => !urls.includes(url))])}
            />
          </WhenWanted>
        </OutsideField>
      )}
    </>
  )
}
