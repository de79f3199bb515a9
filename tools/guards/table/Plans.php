<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'A plan is read by its two people only',
		'mutation' => 'whoever asks is taken for one of them',
		'file'     => 'includes/Plans/PlanRepository.php',
		'code'     => 'p.{$mine} = ?',
		'becomes'  => '( p.{$mine} = ? OR 1 = 1 )',
		'test'     => 'tests/php/integration/Plans/PlanLifeTest.php::test_what_is_not_yours_is_missing_byte_for_byte',
	),
	array(
		'rule'     => 'A step is edited by the founder of its plan only',
		'mutation' => 'the UPDATE does not ask whose it is, nor the service',
		'file'     => 'includes/Plans/PlanRepository.php',
		'code'     => 'founder_id = ?',
		'becomes'  => '? > 0',
		'also'     => array(
			array(
				'file'    => 'includes/Plans/PlanEditing.php',
				'code'    => '$this->plans->other_side( $plan_id, $founder ) ?? throw ApiError::not_found()',
				'becomes' => '(int) $this->plans->other_side( $plan_id, $founder )',
			),
		),
		'test'     => 'tests/php/integration/Plans/PlanLifeTest.php::test_what_is_not_yours_is_missing_byte_for_byte',
	),
	array(
		'rule'     => 'Of edits of one rev one is written',
		'mutation' => 'the rev is not compared',
		'file'     => 'includes/Plans/PlanEditing.php',
		'code'     => 'null !== $rev && $rev !== $step->rev',
		'becomes'  => 'false',
		'test'     => 'tests/php/integration/Plans/PlanLifeTest.php::test_editing_a_step',
	),
	array(
		'rule'     => 'A mail about a plan goes to its people only',
		'mutation' => 'to whomever the queue names',
		'file'     => 'includes/Plans/PlanNoticeRepository.php',
		'code'     => 'OR mentor_id = ?',
		'becomes'  => 'OR mentor_id = ? OR 1 = 1',
		'test'     => 'tests/php/integration/Guards/OwnershipTest.php::test_a_mail_of_a_plan_is_made_for_its_people_only',
	),
	array(
		'rule'     => "An export holds only one's own plans",
		'mutation' => 'it holds all',
		'file'     => 'includes/Plans/PlanPeopleRepository.php',
		'code'     => '? ORDER',
		'becomes'  => '? OR 1 = 1 ORDER',
		'test'     => 'tests/php/integration/Plans/PlanPrivacyTest.php::test_an_export_holds_the_plans_of_a_person_and_no_address',
	),
);
