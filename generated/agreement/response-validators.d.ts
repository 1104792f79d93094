// Generated from spec/ by `npm run generate`. Do not edit.
import type { Validate } from "../contract.ts";

export declare const disagreements200: Validate;
export declare const get200: Validate;
export declare const overTime200: Validate;
export declare const validateAgreementOverTime: Validate;
export declare const validateAgreementPoint: Validate;
export declare const validateAgreementReport: Validate;
export declare const validateAgreementSlice: Validate;
export declare const validateCommonestBaseline: Validate;
export declare const validateConfusionCell: Validate;
export declare const validateDisagreement: Validate;
export declare const validateDisagreementList: Validate;
export declare const validatePeopleAgreement: Validate;
export declare const validatePreviousBaseline: Validate;
export declare const validateThresholdRates: Validate;
