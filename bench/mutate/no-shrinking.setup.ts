import fc from 'fast-check';

/** That a property fails is all that is asked: looking for the smallest case takes longer than finding one. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
