/** The words of boost rounds. */
export const messages = {
  'launch.boost.round': 'Round {number}, boost',
  'launch.boost.live': 'Boost in progress',
  'launch.boost.pool': 'Reward pool',
  'launch.boost.pools': 'Boost rewards',
  'launch.boost.coin': 'Coin to lock',
  'launch.boost.perPerson': 'Most reward per person',
  'launch.boost.locked': 'Locked',
  'launch.boost.wasLocked': 'Was locked',
  'launch.boost.given': 'Rewards paid',
  'launch.boost.amount': 'Amount to lock',
  'launch.boost.newAmount': 'New total to lock',
  'launch.boost.begin': 'Boost',
  'launch.boost.raise': 'Raise',
  'launch.boost.submit': 'Lock {amount} {asset}',
  'launch.boost.raiseSubmit': 'Raise to {amount} {asset}',
  'launch.boost.confirm': 'Confirm boost',
  'launch.boost.confirmNote':
    'The amount is frozen in your funding account until {time}. Until then you can raise it, but not lower it or take it back. Afterwards all of it is free again and your reward is paid.',
  'launch.boost.done': 'Locked',
  'launch.boost.doneText': '{amount} {asset} locked in round {number}.',
  'launch.boost.asThingsStand': 'Reward as things stand',
  'launch.boost.estimate': 'Your reward as things stand',
  'launch.boost.own': 'Your boost',
  'launch.boost.reward': 'Your reward',
  'launch.boost.time': 'Locked at',
  'launch.boost.freeAt': 'All of it is free again at {time}.',
  'launch.boost.state.SUBSCRIBED': 'Locked',
  'launch.boost.state.PENDING_DEDUCTION': 'Being settled',
  'launch.boost.state.COMPLETED': 'Rewarded',
  'launch.boost.state.NOT_ALLOCATED': 'No reward',
  'launch.boost.state.CANCELLED': 'Cancelled',
  'launch.boost.state.REFUNDED': 'Refunded',
  'launch.boost.rule.share':
    'Round {number}: lock {min} to {max} {asset} in steps of {step}. {pool} {token} are shared in proportion to what is locked; nobody gets more than {perPerson}.',
  'launch.boost.rule.back':
    'What is locked can be raised until the round ends, but not taken back. Then all of it is free again.',
  'launch.boost.rule.keep':
    'Rewards are paid within 24 hours of the end of the round and can be moved at once. They stay yours if the sale is cancelled later.',
  'launch.boost.rule.interval': 'Between taking part in two different rounds you wait {count} minutes.',
  'launch.boost.rule.cancel':
    'Until every round is completed, the project can be cancelled. Then everybody gets back what they have locked.',
} as const;
