import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet-refusal.ts';

export const messages = {
  WALLET_NOT_LINKED: 'Nenhuma carteira está vinculada a esta conta.',
  WALLET_ALREADY_LINKED: 'Já há uma carteira vinculada. Desvincule-a primeiro.',
  WALLET_TAKEN: 'Esta carteira está vinculada a outra conta.',
  WALLET_NOT_THE_LINKED_ONE: 'Esta não é a carteira vinculada à conta.',
  LINK_LOCKED: 'Saques para uma carteira vinculada voltam em {unlockAt}.',
  LINK_SESSION_UNKNOWN: 'Este código não existe. Mostre um novo.',
  LINK_SESSION_EXPIRED: 'Este código expirou. Mostre um novo.',
  LINK_SESSION_SPENT: 'Este código já foi usado. Mostre um novo.',
  LINK_NOT_CONFIRMED: 'Confirme primeiro no aplicativo de carteira.',
  MESSAGE_WRONG: 'A mensagem assinada não é a nossa: {field}.',
  SIGNATURE_WRONG: 'A assinatura não é desta carteira.',
  TX_HASH_MISSING: 'Falta a transação.',
  NOT_PAYABLE: 'A rede não aceitaria este pagamento. Há moedas suficientes na carteira?',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
