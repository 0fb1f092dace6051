import { useText } from '@shiji/i18n/react.ts'
import { Cascader } from '@shiji/ui/common/cascader/cascader.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { useAreaSource } from '../../../features/address/use-area-source.ts'

export interface AreaDialogProps {
  readonly onArea: (areaId: number) => void
  readonly onClose: () => void
}

/** The area that goods are to be delivered to; no account is needed. */
export function AreaDialog({ onArea, onClose }: AreaDialogProps) {
  const say = useText('shop_goods')
  const load = useAreaSource()
  return (
    <Dialog open onClose={onClose} title={say('shop_goods.delivery_area')}>
      <Field label={say('shop_goods.delivery_area')} group>
        <Cascader load={load} value={[]} onValue={path => onArea(Number(path.at(-1)))} />
      </Field>
    </Dialog>
  )
}
