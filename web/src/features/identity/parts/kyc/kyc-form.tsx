import { Button } from '../../../../kit/button.tsx';
import { TextField } from '../../../../kit/form/field.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { countriesIn } from '../../rules/countries.ts';
import { DOCUMENT_TYPES, mayHandIn } from '../../rules/kyc-form.ts';
import { useKycFormModel } from './kyc-form.model.ts';
import { KycStanding } from './kyc-standing.tsx';
import { PhotoField } from './photo-field.tsx';

/** The state of the verification and, when it is the person's turn, the form for the next level. */
export function KycForm() {
  const model = useKycFormModel();
  return (
    <div data-room="identity/parts/kyc" className="px-4 pt-2 pb-8">
      <Loaded query={model.kyc} skeleton={<ListSkeleton rows={5} hasIcon={false} />}>
        {(kyc) => {
          return (
            <div className="flex flex-col gap-5">
              <KycStanding kyc={kyc} />
              {mayHandIn(kyc) && <Fields model={model} />}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}

function Fields({ model }: { readonly model: ReturnType<typeof useKycFormModel> }) {
  const t = useIdentityText();
  const { view, photos, commands } = model;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void commands.submit();
      }}
    >
      <h2 className="text-16 font-semibold">{t(`identity.kyc.target.${view.target}`)}</h2>
      {view.target === 'primary' && <PersonFields model={model} />}
      {view.sides.map((side) => (
        <PhotoField
          key={side}
          side={side}
          photo={photos.photoOf(side)}
          disabled={view.isBusy}
          onTake={(file) => void photos.take(side, file)}
        />
      ))}
      <p className="text-12 text-text-faint">{t('identity.kyc.privacy')}</p>
      {view.overall && <Notice tone="danger">{view.overall}</Notice>}
      <Button type="submit" size="large" wide busy={view.isBusy} disabled={!view.canSubmit}>
        {t('identity.kyc.submit')}
      </Button>
    </form>
  );
}

function PersonFields({ model }: { readonly model: ReturnType<typeof useKycFormModel> }) {
  const t = useIdentityText();
  const { view, commands } = model;
  const { person } = view;
  return (
    <>
      <TextField
        label={t('identity.kyc.fullName')}
        help={t('identity.kyc.fullNameHelp')}
        autoComplete="name"
        maxLength={80}
        value={person.fullName}
        error={view.error('fullName')}
        onChange={(fullName) => commands.set({ fullName })}
      />
      <TextField
        type="date"
        label={t('identity.kyc.birthDate')}
        autoComplete="bday"
        value={person.birthDate}
        error={view.error('birthDate')}
        onChange={(birthDate) => commands.set({ birthDate })}
      />
      <Select
        label={t('identity.kyc.nationality')}
        placeholder={t('identity.kyc.choose')}
        searchLabel={t('identity.kyc.searchCountry')}
        nothingFound={t('identity.kyc.noCountry')}
        options={countriesIn(t.locale).map(({ code, name }) => ({ value: code, label: name }))}
        value={person.nationality || null}
        onChange={(nationality) => commands.set({ nationality })}
      />
      <Select
        label={t('identity.kyc.documentType')}
        options={DOCUMENT_TYPES.map((type) => ({ value: type, label: t(`identity.kyc.type.${type}`) }))}
        value={person.documentType}
        onChange={(documentType) => commands.set({ documentType })}
      />
      <TextField
        isCode
        label={t('identity.kyc.documentNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        value={person.documentNumber}
        error={view.error('documentNumber')}
        onChange={(documentNumber) => commands.set({ documentNumber })}
      />
      <TextField
        type="date"
        label={t('identity.kyc.documentExpiresOn')}
        help={t('identity.kyc.documentExpiresOnHelp')}
        autoComplete="off"
        value={person.documentExpiresOn}
        error={view.error('documentExpiresOn')}
        onChange={(documentExpiresOn) => commands.set({ documentExpiresOn })}
      />
    </>
  );
}
