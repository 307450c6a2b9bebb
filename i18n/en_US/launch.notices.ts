export const messages = {
  'notices.kind.launch.allocated':
    'The round has been counted: you got {got} {token} for {cost} {asset}. The rest of what you committed is free again.',
  'notices.kind.launch.bought': 'Your purchase in the flash sale is paid: {got} {token} for {cost} {asset}.',
  'notices.kind.launch.rewarded':
    'The boost has ended: your reward is {got} {token}. The {amount} {asset} that you had locked are free again.',
  'notices.kind.launch.notAllocated':
    'The round has been counted and gave you no {token}. The {amount} {asset} that you committed are free again.',
  'notices.kind.launch.notDrawn':
    'There was no draw for {token}, and there will be none. The {amount} {asset} held for your tickets are free again. The page of the sale says why.',
  'notices.kind.launch.unlocked': '{amount} {token} from the launch are unlocked.',
  'notices.kind.launch.cancelled':
    'The sale of {token} was cancelled. {amount} {asset} are back in your funding account.',
  'notices.kind.launch.payOut': '{amount} {asset} from the sale of {token} were paid to your funding account.',
  'notices.kind.launch.protected':
    'Price protection for {token}: {amount} {asset} were credited to your funding account, because the market was below what you paid when the first tokens were handed out.',
} as const;
