// Generated from spec/ by `npm run generate`. Do not edit.
import { validateAuditRecordedEvent } from "../audit-events/response-validators.js";
import { validateEndpointDisabledEvent, validateEndpointFailingEvent, validateWebhookTestEvent } from "../endpoint-events/response-validators.js";
import { validateJobAwaitingConfirmEvent, validateJobCancelledEvent, validateJobCompletedEvent, validateJobFailedEvent, validateJobPausedEvent } from "../job-events/response-validators.js";
import { validateJudgmentActivatedEvent, validateJudgmentCalibratedEvent } from "../judgment-events/response-validators.js";
import { validateNamespaceBudgetPausedEvent, validateNamespaceBudgetResumedEvent, validateNamespaceDeletedEvent, validateNamespaceTenantSummaryFailedEvent } from "../namespace-events/response-validators.js";
import { validateSubscriptionEnteredEvent, validateSubscriptionExitedEvent, validateSubscriptionSyncedEvent } from "../subscription-events/response-validators.js";

export function validateFeedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      const tag0 = data.type;
      if(typeof tag0 == "string"){
        if(tag0 === "subscription.entered"){
          if(!(validateSubscriptionEnteredEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionEnteredEvent.errors : vErrors.concat(validateSubscriptionEnteredEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "subscription.exited"){
          if(!(validateSubscriptionExitedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionExitedEvent.errors : vErrors.concat(validateSubscriptionExitedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "subscription.synced"){
          if(!(validateSubscriptionSyncedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionSyncedEvent.errors : vErrors.concat(validateSubscriptionSyncedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.awaiting_confirm"){
          if(!(validateJobAwaitingConfirmEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobAwaitingConfirmEvent.errors : vErrors.concat(validateJobAwaitingConfirmEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.completed"){
          if(!(validateJobCompletedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobCompletedEvent.errors : vErrors.concat(validateJobCompletedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.failed"){
          if(!(validateJobFailedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobFailedEvent.errors : vErrors.concat(validateJobFailedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.cancelled"){
          if(!(validateJobCancelledEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobCancelledEvent.errors : vErrors.concat(validateJobCancelledEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.paused"){
          if(!(validateJobPausedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobPausedEvent.errors : vErrors.concat(validateJobPausedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.budget_paused"){
          if(!(validateNamespaceBudgetPausedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceBudgetPausedEvent.errors : vErrors.concat(validateNamespaceBudgetPausedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.budget_resumed"){
          if(!(validateNamespaceBudgetResumedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceBudgetResumedEvent.errors : vErrors.concat(validateNamespaceBudgetResumedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.deleted"){
          if(!(validateNamespaceDeletedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceDeletedEvent.errors : vErrors.concat(validateNamespaceDeletedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.tenant_summary_failed"){
          if(!(validateNamespaceTenantSummaryFailedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceTenantSummaryFailedEvent.errors : vErrors.concat(validateNamespaceTenantSummaryFailedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.activated"){
          if(!(validateJudgmentActivatedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentActivatedEvent.errors : vErrors.concat(validateJudgmentActivatedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.calibrated"){
          if(!(validateJudgmentCalibratedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentCalibratedEvent.errors : vErrors.concat(validateJudgmentCalibratedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "endpoint.failing"){
          if(!(validateEndpointFailingEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateEndpointFailingEvent.errors : vErrors.concat(validateEndpointFailingEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "endpoint.disabled"){
          if(!(validateEndpointDisabledEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateEndpointDisabledEvent.errors : vErrors.concat(validateEndpointDisabledEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "audit.recorded"){
          if(!(validateAuditRecordedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateAuditRecordedEvent.errors : vErrors.concat(validateAuditRecordedEvent.errors);
            errors = vErrors.length;
          }
        }
        else {
          validateFeedEvent.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
          return false;
        }
      }
      else {
        validateFeedEvent.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
        return false;
      }
    }
    else {
      validateFeedEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateFeedEvent.errors = vErrors;
  return errors === 0;
}

export function validateWebhookEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      const tag0 = data.type;
      if(typeof tag0 == "string"){
        if(tag0 === "subscription.entered"){
          if(!(validateSubscriptionEnteredEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionEnteredEvent.errors : vErrors.concat(validateSubscriptionEnteredEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "subscription.exited"){
          if(!(validateSubscriptionExitedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionExitedEvent.errors : vErrors.concat(validateSubscriptionExitedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "subscription.synced"){
          if(!(validateSubscriptionSyncedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateSubscriptionSyncedEvent.errors : vErrors.concat(validateSubscriptionSyncedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.awaiting_confirm"){
          if(!(validateJobAwaitingConfirmEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobAwaitingConfirmEvent.errors : vErrors.concat(validateJobAwaitingConfirmEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.completed"){
          if(!(validateJobCompletedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobCompletedEvent.errors : vErrors.concat(validateJobCompletedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.failed"){
          if(!(validateJobFailedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobFailedEvent.errors : vErrors.concat(validateJobFailedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.cancelled"){
          if(!(validateJobCancelledEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobCancelledEvent.errors : vErrors.concat(validateJobCancelledEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "job.paused"){
          if(!(validateJobPausedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJobPausedEvent.errors : vErrors.concat(validateJobPausedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.budget_paused"){
          if(!(validateNamespaceBudgetPausedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceBudgetPausedEvent.errors : vErrors.concat(validateNamespaceBudgetPausedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.budget_resumed"){
          if(!(validateNamespaceBudgetResumedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceBudgetResumedEvent.errors : vErrors.concat(validateNamespaceBudgetResumedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.deleted"){
          if(!(validateNamespaceDeletedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceDeletedEvent.errors : vErrors.concat(validateNamespaceDeletedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "namespace.tenant_summary_failed"){
          if(!(validateNamespaceTenantSummaryFailedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateNamespaceTenantSummaryFailedEvent.errors : vErrors.concat(validateNamespaceTenantSummaryFailedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.activated"){
          if(!(validateJudgmentActivatedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentActivatedEvent.errors : vErrors.concat(validateJudgmentActivatedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "judgment.calibrated"){
          if(!(validateJudgmentCalibratedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateJudgmentCalibratedEvent.errors : vErrors.concat(validateJudgmentCalibratedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "endpoint.failing"){
          if(!(validateEndpointFailingEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateEndpointFailingEvent.errors : vErrors.concat(validateEndpointFailingEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "endpoint.disabled"){
          if(!(validateEndpointDisabledEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateEndpointDisabledEvent.errors : vErrors.concat(validateEndpointDisabledEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "audit.recorded"){
          if(!(validateAuditRecordedEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateAuditRecordedEvent.errors : vErrors.concat(validateAuditRecordedEvent.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "webhook.test"){
          if(!(validateWebhookTestEvent(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validateWebhookTestEvent.errors : vErrors.concat(validateWebhookTestEvent.errors);
            errors = vErrors.length;
          }
        }
        else {
          validateWebhookEvent.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
          return false;
        }
      }
      else {
        validateWebhookEvent.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
        return false;
      }
    }
    else {
      validateWebhookEvent.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateWebhookEvent.errors = vErrors;
  return errors === 0;
}
