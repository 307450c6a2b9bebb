import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Card, type Pair, Pairs } from '../../../../kit/card.tsx';
import { Choice } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { PersonCard } from '../../api/person.ts';
import { KYC_LEVELS, usePersonCardModel, VIP_LEVELS } from './person-card.model.ts';

const time = (atMs: number | null) =>
  atMs === null ? t('console.none') : <span className="num">{formatTime(atMs)}</span>;
const yesNo = (is: boolean) => (is ? t('console.yes') : t('console.no'));

/** A person as the caller's role may see them, with the actions that the role has. */
export function PersonCardPart({ card }: { readonly card: PersonCard }) {
  const model = usePersonCardModel(card);
  const { view, commands } = model;
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          <span className="num">{card.uid}</span>
          {card.isMasked && <Badge>{t('console.person.masked')}</Badge>}
        </span>
      }
      action={
        <span className="flex gap-2">
          {view.maySetLevels && (
            <Button kind="secondary" small onClick={commands.startLevels}>
              {t('console.person.setLevels')}
            </Button>
          )}
          {view.mayResetFactors && (
            <Button kind="secondary" small onClick={commands.startFactors}>
              {t('console.person.resetFactors')}
            </Button>
          )}
          {view.mayFreeze && (
            <Button kind={card.frozen ? 'secondary' : 'danger'} small onClick={commands.startFreezing}>
              {card.frozen ? t('console.user.unfreeze') : t('console.user.freeze')}
            </Button>
          )}
        </span>
      }
    >
      <Pairs columns={2} rows={pairs(card)} />
      <FreezeDialog card={card} model={model} />
      <LevelsDialog card={card} model={model} />
      <FactorsDialog card={card} model={model} />
    </Card>
  );
}

function pairs(card: PersonCard): Pair[] {
  return [
    {
      label: t('console.user.state'),
      value: (
        <Badge tone={card.frozen ? 'danger' : 'ok'}>
          {card.frozen ? t('console.user.frozen') : t('console.user.open')}
        </Badge>
      ),
    },
    { label: t('console.user.created'), value: time(card.createdAtMs) },
    { label: t('console.user.email'), value: <span className="break-all">{card.email ?? t('console.none')}</span> },
    { label: t('console.user.phone'), value: <span className="num">{card.phone ?? t('console.none')}</span> },
    { label: t('console.user.identity'), value: t(`console.kycLevel.${card.kycLevel}`) },
    { label: t('console.user.vip'), value: <span className="num">{card.vipLevel}</span> },
    { label: t('console.user.lock'), value: time(card.withdrawalLockUntilMs) },
    { label: t('console.person.tradingLock'), value: time(card.tradingPasswordLockedUntilMs) },
    { label: t('console.person.tradingPassword'), value: yesNo(card.tradingPasswordSet) },
    { label: t('console.person.totp'), value: yesNo(card.totpBound) },
    { label: t('console.person.whitelist'), value: yesNo(card.whitelistMode) },
    { label: t('console.language'), value: card.locale },
  ];
}

interface DialogProps {
  readonly card: PersonCard;
  readonly model: ReturnType<typeof usePersonCardModel>;
}

function FreezeDialog({ card: { uid, frozen }, model: { freeze } }: DialogProps) {
  if (freeze.wanted === null) return null;
  return (
    <ActionDialog
      title={frozen ? t('console.user.unfreezeTitle', { uid }) : t('console.user.freezeTitle', { uid })}
      effect={frozen ? t('console.user.unfreezeEffect') : t('console.user.freezeEffect')}
      verb={frozen ? t('console.user.unfreeze') : t('console.user.freeze')}
      isDangerous={!frozen}
      act={freeze}
    />
  );
}

function FactorsDialog({ card: { uid }, model: { factors } }: DialogProps) {
  if (factors.wanted === null) return null;
  return (
    <ActionDialog
      title={`${t('console.person.resetFactors')}: ${uid}`}
      effect={t('console.person.resetFactorsEffect')}
      verb={t('console.ask')}
      isDangerous
      act={factors}
    />
  );
}

function LevelsDialog({ card: { uid }, model: { level, view, commands } }: DialogProps) {
  if (level.wanted === null) return null;
  return (
    <ActionDialog
      title={`${t('console.person.setLevels')}: ${uid}`}
      effect={t('console.person.levelsEffect')}
      verb={t('console.ask')}
      act={level}
      isGood={view.isChanged}
    >
      <Choice
        label={t('console.user.identity')}
        value={view.levels.kycLevel}
        options={KYC_LEVELS.map((value) => ({ value, label: t(`console.kycLevel.${value}`) }))}
        onChange={commands.setKycLevel}
      />
      <Choice
        label={t('console.user.vip')}
        value={view.levels.vipLevel}
        options={VIP_LEVELS.map((value) => ({ value, label: value }))}
        onChange={commands.setVipLevel}
      />
    </ActionDialog>
  );
}
