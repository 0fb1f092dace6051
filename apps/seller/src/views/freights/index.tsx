import { useListFreightsQuery, useSaveFreightsMutation } from '@shiji/api/store/store.back-office.api.ts'
import { useAct } from '@shiji/backoffice/core/action/use-act.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import { FoldedHistory } from '@shiji/backoffice/page/history/record-history.tsx'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { DeleteDialog } from '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import { useMemo, useState } from 'react'
import { ChooseGoods } from '../../features/freights/choose-goods.tsx'
import { FreightCalculator } from '../../features/freights/freight-calculator.tsx'
import { FreightCard } from '../../features/freights/freight-card.tsx'
import { FreightDialog } from '../../features/freights/freight-dialog.tsx'
import { type FreightTemplate, kept, regionsOf } from '../../features/freights/freight-template.ts'
import { useRegions } from '../../features/freights/use-regions.ts'

const NONE: readonly FreightTemplate[] = []

/** Freight templates of the store: the default, and those for the regions that they name. */
export function Component() {
  const say = useText('freight')
  const asked = useListFreightsQuery(undefined, { refetchOnMountOrArgChange: true })
  const templates = asked.data ?? NONE
  const regions = useRegions(useMemo(() => templates.flatMap(regionsOf), [templates]))
  const may = useHeldPermissions()
  const mayChange = may('freight.update')
  const mayChoose = may('goods.update') && may('goods.view')
  const [place, setPlace] = useState<number>()
  const [doomed, setDoomed] = useState<FreightTemplate>()
  const [choosing, setChoosing] = useState<FreightTemplate>()
  const [save, saving] = useSaveFreightsMutation()
  const act = useAct()
  const remove = async () => {
    if (doomed === undefined) return
    const info = templates.filter(template => template.id !== doomed.id).map(kept)
    if (await act(doomed.id, () => save({ info }))) setDoomed(undefined)
  }
  return (
    <Loaded asked={asked}>
      {list => (
        <Stack>
          {mayChange && (
            <div>
              <Button look="solid" onClick={() => setPlace(list.length)}>
                {say('freight.add')}
              </Button>
            </div>
          )}
          {list.map((template, at) => (
            <FreightCard
              key={template.id}
              template={template}
              regions={template.area_ids.map(regions.words)}
              excluded={template.excluded_ids.map(regions.words)}
              onEdit={mayChange ? () => setPlace(at) : undefined}
              onChoose={mayChoose ? () => setChoosing(template) : undefined}
              onDelete={mayChange && !template.is_default ? () => setDoomed(template) : undefined}
            />
          ))}
          <FreightCalculator templates={list} loadAreas={regions.loadCities} />
          <FoldedHistory subject="freight" />
          <FreightDialog
            key={place}
            templates={list}
            place={place}
            regions={regions}
            onClose={() => setPlace(undefined)}
          />
          <ChooseGoods template={choosing} onClose={() => setChoosing(undefined)} />
          <DeleteDialog
            open={doomed !== undefined}
            busy={saving.isLoading}
            onConfirm={() => void remove()}
            onCancel={() => setDoomed(undefined)}
          >
            {doomed?.name}
          </DeleteDialog>
        </Stack>
      )}
    </Loaded>
  )
}
