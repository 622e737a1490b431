// fast-check with a fixed seed: property tests check the same values in every run.
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_123 });

export default fc;
