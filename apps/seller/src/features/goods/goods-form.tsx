import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsRecord } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { useSaveKey } from '@shiji/ui/backoffice/form/engine/use-save-key.ts'
import { FaultList } from '@shiji/ui/backoffice/form/form-summary.tsx'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { type FormEvent, Suspense, useEffect, useMemo, useRef } from 'react'
import { DraftOffers } from './draft/draft-offers.tsx'
import { type GoodsDraft, newDraft, withPatch } from './draft/goods-draft.ts'
import { useKeptDraft } from './draft/use-kept-draft.ts'
import { formFaults } from './faults/form-faults.ts'
import { GoodsFormContext } from './goods-form-context.ts'
import { GoodsStanding } from './goods-standing.tsx'
import { PreviewButton } from './preview/preview-button.tsx'
import { SaveBar } from './saving/save-bar.tsx'
import { useGoodsSaving } from './saving/use-goods-saving.ts'
import { usePendingUploads } from './saving/use-pending-uploads.ts'
import { AttributesSection } from './sections/attributes-section.tsx'
import { BasicsSection } from './sections/basics-section.tsx'
import { DeliverySection } from './sections/delivery-section.tsx'
import { DetailSection } from './sections/detail-section.tsx'
import { PicturesSection } from './sections/pictures-section.tsx'
import { SaleSection } from './sections/sale-section.tsx'
import { FormSection, SectionList } from './sections/section-list.tsx'
import { rebase } from './skus/sku-matrix.ts'
import { SkusSection } from './skus/skus-section.tsx'
import { useGoodsForm } from './use-goods-form.ts'

const GoodsConflict = lazyPart(() => import('./saving/goods-conflict.tsx').then(module => module.GoodsConflict))

const FOCUSABLE = 'input:not([type=hidden]):not([hidden]), select, textarea, button, [contenteditable=true]'

export interface GoodsFormProps {
  /** The stored goods; undefined for new ones. */
  readonly goods: GoodsRecord | undefined
  /** What the form starts from. */
  readonly start: GoodsDraft
  /** Owner of the draft, for saving it in this tab. */
  readonly owner: string
  readonly readOnly: boolean
  readonly look: () => Promise<GoodsRecord | undefined>
  /** New goods are made, and nothing is left to save. */
  readonly onMade: () => void
  /** Starts over from the stored goods. */
  readonly onReload: () => void
}

/** The goods form: its sections, and one save for all of them. */
export function GoodsForm({ goods: first, start, owner, readOnly, look, onMade, onReload }: GoodsFormProps) {
  const say = useText('goods', 'records', 'common', 'error')
  const locale = useLocale()
  const frame = useRef<HTMLFormElement>(null)
  const form = useGoodsForm({ base: start, isNew: first === undefined, readOnly })
  const { draft, problems, change, onProblem, dirty } = form
  const { upload, areSome: areUploading } = usePendingUploads()
  const saving = useGoodsSaving({ form, first, look, areUploading })
  const { goods, made, found } = saving
  // Copies are new goods too: their drafts hold all that differs from an empty form.
  const base = first === undefined ? newDraft : form.base
  const kept = useKeptDraft({
    ...{ owner, base, draft, dirty, readOnly },
    goodsId: first?.id ?? 0,
    version: goods?.version ?? '',
  })
  useSaveKey(frame, !readOnly, () => frame.current?.requestSubmit())
  useEffect(() => {
    // Leaves after the form has settled, or it would ask about input that was just saved.
    if (made && !dirty) onMade()
  }, [made, dirty, onMade])
  useEffect(() => {
    if (found > 0) frame.current?.querySelector('[data-wrong=true]')?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }, [found])

  const parts = useMemo(
    () => ({ draft, problems, change, onProblem, readOnly, upload }),
    [draft, problems, change, onProblem, readOnly, upload],
  )
  const faults = useMemo(
    () => (found === 0 ? [] : formFaults(problems, draft, say, locale)),
    [found, problems, draft, say, locale],
  )
  const go = (place: string) =>
    frame.current
      ?.querySelector(`[data-field="${CSS.escape(place)}"]`)
      ?.querySelector<HTMLElement>(FOCUSABLE)
      ?.focus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void saving.save()
  }
  return (
    <GoodsFormContext value={parts}>
      <GoodsStanding goods={goods} />
      <DraftOffers
        kept={kept}
        onTake={({ patch }) => {
          const typed = withPatch(base, patch)
          form.put(goods === undefined ? typed : { ...typed, matrix: rebase(typed.matrix, goods) })
        }}
      />
      <chakra.div display="flex" alignItems="flex-start" gap="5">
        <SectionList problems={problems} />
        <chakra.form
          ref={frame}
          noValidate
          onSubmit={submit}
          aria-busy={saving.saving}
          aria-label={say(first === undefined ? 'goods.add' : 'goods.edit')}
          flex="1"
          minW="0"
          display="grid"
          gap="4"
          // What has the focus is hidden neither by the bar above nor by the one below.
          css={{
            '& :is(input, button, select, a, [contenteditable])': { scrollMarginBlock: '80px' },
            '& > [role=alert]:empty': { display: 'none' },
          }}
        >
          <FaultList faults={faults} onGo={go} />
          <FormSection name="basics">
            <BasicsSection goods={goods} />
          </FormSection>
          <FormSection name="pictures">
            <PicturesSection />
          </FormSection>
          <FormSection name="skus">
            <SkusSection />
          </FormSection>
          <FormSection name="delivery">
            <DeliverySection />
          </FormSection>
          <FormSection name="attributes">
            <AttributesSection />
          </FormSection>
          <FormSection name="detail">
            <DetailSection />
          </FormSection>
          <FormSection name="sale">
            <SaleSection />
          </FormSection>
          {!readOnly && (
            <SaveBar dirty={dirty} draft={kept.state} saving={saving.saving} refusal={saving.refusal}>
              <PreviewButton draft={draft} />
            </SaveBar>
          )}
        </chakra.form>
      </chakra.div>
      {saving.conflict !== undefined && (
        <Suspense fallback={null}>
          <GoodsConflict
            conflict={saving.conflict}
            base={form.base}
            mine={draft}
            busy={saving.saving}
            onCancel={saving.closeConflict}
            onOverwrite={() => void saving.save({ overwrite: true })}
            onReload={onReload}
          />
        </Suspense>
      )}
    </GoodsFormContext>
  )
}
